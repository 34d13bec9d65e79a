import { describe, expect, test } from 'vitest';
import { hastyPlays } from './first-queries.ts';
import { sourceFiles } from './source-files.ts';

test('no play begins with a query that does not wait', () => {
  const stories = sourceFiles().filter(({ path }) => path.endsWith('.stories.tsx'));
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.flatMap(hastyPlays)).toEqual([]);
});

describe('a play', () => {
  const read = (text: string) => hastyPlays({ path: 'a.stories.tsx', text });
  const playing = (body: string) => read(`export const A: Story = { play: async () => { ${body} } };`);
  const hasty = (name: string, instead: string) => [
    `a.stories.tsx: the play of A begins with ${name}: use ${instead}`,
  ];

  test('begins with its first query, however deep it stands', () => {
    expect(playing(`await expect(canvas.getByText('a')).toBeVisible();`)).toEqual(
      hasty('getByText', 'findByText'),
    );
    expect(playing(`const [row] = within(screen.getByRole('list')).getAllByRole('row');`)).toEqual(
      hasty('getByRole', 'findByRole'),
    );
    expect(playing(`for (const row of canvas.getAllByRole('row')) row.click();`)).toEqual(
      hasty('getAllByRole', 'findAllByRole'),
    );
  });

  test('may get what it likes once it has waited', () => {
    expect(playing(`await canvas.findByText('a'); canvas.getByText('b');`)).toEqual([]);
    expect(playing(`within(await canvas.findByRole('list')).getAllByRole('row');`)).toEqual([]);
    expect(playing(`await waitFor(() => expect(canvas.getByText('a')).toBeVisible());`)).toEqual([]);
  });

  test('is read with the functions of its file, where it names them', () => {
    const press = `const press = (name) => userEvent.click(canvas.getByRole('button', { name }));`;
    expect(read(`${press} export const A: Story = { play: () => press('Go') };`)).toEqual(
      hasty('getByRole', 'findByRole'),
    );
    expect(playing(`${press} await canvas.findByText('a'); await press('Go');`)).toEqual([]);
    expect(
      read(`function says(words) { return async () => { canvas.getByText(words); }; }
        export const A: Story = { play: says('Go') };`),
    ).toEqual(hasty('getByText', 'findByText'));
  });

  test('may ask for nothing, or for what is not there', () => {
    expect(playing(`await expect(canvasElement).toHaveTextContent('a');`)).toEqual([]);
    expect(playing(`await expect(canvas.queryByText('a')).toBeNull();`)).toEqual([]);
  });
});
