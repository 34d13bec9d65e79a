import { expect, test } from 'vitest';
import { shelf } from './shelf.ts';
import { sourceFiles } from './source-files.ts';

test('every machine has its stepper in the Storybook, under its own name', () => {
  const pages = sourceFiles().filter(({ path }) => path.startsWith('.storybook/machines/'));
  const named = pages.flatMap(({ text }) => /title: 'Machines\/([\w-]+)'/.exec(text)?.[1] ?? []);
  expect(named.sort()).toEqual([...shelf.keys()].sort());
  const wrong = pages.filter(({ path, text }) => {
    const name = path.replace('.storybook/machines/', '').replace('.stories.tsx', '');
    return !text.includes(`#machines/${name}/${name}.machine.ts`) || !text.includes(`stepped('${name}'`);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
