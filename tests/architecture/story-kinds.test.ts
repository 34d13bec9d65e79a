import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { storyKinds } from './story-kinds.ts';

const stories = sourceFiles().filter(({ path }) => path.endsWith('.stories.tsx'));

test('a picture that a machine’s way leads to is at rest, and where the play leads on, it acts', () => {
  const faults = stories.flatMap((file) => {
    const kinds = storyKinds(file);
    return file.text.split(/^(?=export const )/m).flatMap((story) => {
      const [, name = ''] = /^export const (\w+)/.exec(story) ?? [];
      return /\bends: ['[]/.test(story) && kinds.get(name) === 'picture'
        ? [`${file.path}: ${name} says where its play ends, and does not act`]
        : [];
    });
  });
  expect(faults).toEqual([]);
});

test('there are many of both', () => {
  const kinds = stories.flatMap((file) => [...storyKinds(file).values()]);
  expect(kinds.filter((kind) => kind === 'picture').length).toBeGreaterThan(400);
  expect(kinds.filter((kind) => kind === 'behaviour').length).toBeGreaterThan(400);
});

describe('a story', () => {
  const kindOf = (text: string, others: Readonly<Record<string, string>> = {}) =>
    storyKinds({ path: 'src/a.stories.tsx', text }, (path) => others[path]).get('A');

  test('is a picture while nothing is done in it', () => {
    expect(kindOf(`export const A: Story = {};`)).toBe('picture');
    expect(kindOf(`export const A: Story = { play: async () => { await find('a'); } };`)).toBe('picture');
  });

  test('is a behaviour once its play presses, types or sends', () => {
    const acting = (act: string) => kindOf(`export const A: Story = { play: async () => { ${act} } };`);
    for (const act of [
      'await userEvent.click(a);',
      'fireEvent.scroll(a);',
      'a.click();',
      'slip.send(event);',
    ])
      expect(acting(act)).toBe('behaviour');
  });

  test('acts by the functions that its play names', () => {
    const press = `const press = () => userEvent.click(a);`;
    expect(kindOf(`${press} export const A: Story = { play: () => press() };`)).toBe('behaviour');
    expect(kindOf(`${press} export const A: Story = { play: () => look() };`)).toBe('picture');
    const imports = `import { press } from './a.test-data.tsx';`;
    const others = { 'src/a.test-data.tsx': `export ${press}` };
    expect(kindOf(`${imports} export const A: Story = { play: () => press() };`, others)).toBe('behaviour');
  });

  test('plays as another does that is spread into it, as the other’s play, or as all of the file', () => {
    const other = `const B = { args: { onStart: () => a.click() }, play: () => userEvent.click(a) };`;
    expect(kindOf(`${other} export const A: Story = { ...B, args: {} };`)).toBe('behaviour');
    expect(kindOf(`${other} export const A: Story = { play: B.play };`)).toBe('behaviour');
    expect(kindOf(`${other} export const A: Story = { ...B, play: () => look() };`)).toBe('picture');
    expect(
      kindOf(`const meta = { play: () => userEvent.click(a) } satisfies Meta; export const A = {};`),
    ).toBe('behaviour');
    expect(kindOf(`export const A: Story = { args: { onStart: () => a.click() } };`)).toBe('picture');
  });
});
