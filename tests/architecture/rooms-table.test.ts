import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rooms, type Room } from './rooms.ts';

/** A room's row as ARCHITECTURE.md has it: its name, the rooms and the packages that it may import. */
const rowOf = ({ name, mayImport, packages }: Room): string[] => {
  const others = mayImport.map((one) => (typeof one === 'string' ? one : one.words));
  return [name.replace('$1', 'x'), others.join(', '), packages.join(', ')];
};

test('the table of rooms in ARCHITECTURE.md is the one that imports are checked by', () => {
  const document = readFileSync('ARCHITECTURE.md', 'utf8');
  const [table] = /^\| Room [\s\S]*?(?=\n\n)/m.exec(document) ?? [''];
  const rows = table.split('\n').slice(2);
  expect(
    rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(rooms.map(rowOf));
});
