import { deepStrictEqual } from 'node:assert/strict';
import type { ToldFill } from './contestant.ts';
import { books, operationsPerBook } from './contestants.ts';
import { makeOperations, type Flow } from './operations.ts';

/** Throws when the books make different fills from the same operations, or end with a different depth. */
export function checkEqualBooks(flow: Flow): { fills: number; levels: number } {
  const operations = makeOperations(flow, 4, operationsPerBook);
  const [ours, ...others] = Object.values(books).map((open) => {
    const fills: ToldFill[] = [];
    const book = open();
    book.run(operations, (told) => fills.push(...told));
    return { fills, depth: book.depth() };
  });
  for (const other of others) {
    deepStrictEqual(ours!.fills, other.fills, 'the fills differ');
    deepStrictEqual(ours!.depth, other.depth, 'the final depth differs');
  }
  const { toBack, toLay } = ours!.depth;
  return { fills: ours!.fills.length, levels: toBack.length + toLay.length };
}
