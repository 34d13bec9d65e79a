import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { groundColour } from '#ui/tokens/drawn-hue.test-data.ts';
import { RunBookView } from './run-book.view.tsx';

const meta = {
  title: 'Panels/Run book',
  component: RunBookView,
  args: {
    of: 'Run',
    paysCommission: false,
    rows: [
      { run: '0 to 45', amount: 0 },
      { run: '46 to 49', amount: 19_000 },
      { run: '50 or more', amount: -1_000 },
    ],
  },
} satisfies Meta<typeof RunBookView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '[PNL-6] Run and Amount; positive amounts as back rows, negative as lay rows',
  play: async ({ canvasElement }) => {
    const book = within(canvasElement);
    await expect((await book.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Run',
      'Amount',
    ]);
    const [, won, lost] = book.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement, HTMLElement];
    await expect(won).toHaveTextContent('46 to 49+₹190.00');
    await expect(lost).toHaveTextContent('50 or more-₹10.00');
    const colours = (row: HTMLElement) => new Set([...row.children].map(groundColour));
    await expect([colours(won), colours(lost)]).toEqual([new Set(['blue']), new Set(['pink'])]);
  },
};

export const Empty: Story = {
  name: '[PNL-6] no bets',
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No data!')).toBeVisible();
  },
};

export const OfAHandicap: Story = {
  args: {
    of: 'Archipelago Arrows',
    paysCommission: true,
    rows: [
      { run: 'loses, level, or wins by 9 at most', amount: -50_000 },
      { run: 'wins by 10 or more', amount: 195_000 },
    ],
  },
  play: async ({ canvasElement }) => {
    const book = within(canvasElement);
    await expect((await book.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Archipelago Arrows',
      'Amount, before commission',
    ]);
    await expect(book.getByRole('row', { name: /^wins by 10 or more/ })).toHaveTextContent('+₹1,950.00');
  },
};
