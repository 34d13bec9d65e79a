import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { storyGroups, strayTitles, titleOf } from './story-titles.ts';

const files = sourceFiles();
const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));

test('every story stands in a group, and in that of its folder', () => {
  expect(stories.length).toBeGreaterThan(200);
  expect(stories.flatMap(strayTitles)).toEqual([]);
});

test('no two files of stories have one title', () => {
  const titles = stories.map(titleOf);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('every part has a page of documentation', () => {
  const parts = stories.filter(({ path }) => path.startsWith('src/ui/'));
  const bare = parts.filter(({ text }) => !text.includes("tags: ['autodocs']"));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('the side bar has the groups in their order', () => {
  const preview = files.find(({ path }) => path === '.storybook/preview.tsx');
  // Storybook reads the order from the text of the file, so it must be written out there.
  const [, order = ''] = /storySort: \{[^}]*order: \[([^\]]*)\]/.exec(preview?.text ?? '') ?? [];
  expect([...order.matchAll(/'([^']*)'/g)].map(([, name]) => name)).toEqual([...storyGroups]);
});

test('a stray title is seen', () => {
  const of = (path: string, text: string) => strayTitles({ path, text });
  const meta = (title: string) => `const meta = { title: '${title}' } satisfies Meta;\nexport default meta;`;
  expect(of('src/ui/a.stories.tsx', meta('Parts/A'))).toEqual([]);
  expect(of('src/ui/a.stories.tsx', `export default { component: A, title: 'Parts/A' };`)).toEqual([]);
  expect(of('.storybook/start/a.stories.tsx', meta('Start/A'))).toEqual([]);
  expect(of('src/ui/a.stories.tsx', meta('Panels/A'))).toHaveLength(1);
  expect(of('.storybook/a.stories.tsx', meta('Frame/A'))).toHaveLength(1);
  expect(of('src/app/a.stories.tsx', meta('Page'))).toHaveLength(1);
  expect(of('src/app/a.stories.tsx', 'const meta = {}; export default meta;')).toHaveLength(1);
  expect(of('src/app/a.stories.tsx', 'const a = { title: "Pages/A" };')).toHaveLength(1);
});
