import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyNow } from '#graphql/event.test-data.ts';
import { PriceCell } from '#ui/price-cell/price-cell.tsx';
import { DigitCountsView } from './digit-counts.view.tsx';
import { DigitGridView, type Digit } from './digit-grid.view.tsx';
import { DrawHeadView } from './draw-head.view.tsx';

const digits = Array.from({ length: 10 }, (_, digit): Digit => ({
  digit: String(digit),
  result: undefined,
  prices: (
    <>
      <PriceCell side="BACK" runner={`Third digit ${digit}`} odds="9.8" size="1,498" />
      <PriceCell side="LAY" runner={`Third digit ${digit}`} odds="10.5" size="560" />
    </>
  ),
}));

/** A draw of the lottery: its digits, their prices, and how often each came. */
const meta = {
  title: 'Panels/Lottery draw',
  component: DigitGridView,
  args: { name: 'Third digit', digits, why: null },
} satisfies Meta<typeof DigitGridView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = {
  play: async ({ canvasElement }) => {
    const ten = await within(canvasElement).findAllByRole('listitem');
    await expect(ten.map(({ textContent }) => textContent?.charAt(0)).join('')).toBe('0123456789');
    for (const one of ten) await expect(within(one).getAllByRole('button')).toHaveLength(2);
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

/** What one gets stands under each digit, also where the figures are long. */
export const WithABet: Story = {
  args: { digits: digits.map((one, at) => ({ ...one, result: at === 7 ? 8_62_40_000 : -1_00_00_000 })) },
  play: async ({ canvasElement }) => {
    const seven = (await within(canvasElement).findAllByRole('listitem'))[7]!;
    await expect(seven).toHaveTextContent('+₹8,62,400.00');
    // All of it is seen: a part would read like another amount.
    const amount = within(seven).getByText('+₹8,62,400.00').getBoundingClientRect();
    for (const cell of within(seven).getAllByRole('button'))
      await expect(amount.top).toBeGreaterThanOrEqual(cell.getBoundingClientRect().bottom);
    await expect(amount.left).toBeGreaterThanOrEqual(seven.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Suspended: Story = {
  args: { why: 'suspended' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('status')).toHaveTextContent('suspended'),
};

/** The prices that come move nothing. */
export const AsHighBefore: Story = {
  render: (args) => (
    <>
      <DigitGridView {...args} name="Second digit" digits={null} />
      <DigitGridView {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [before, after] = await within(canvasElement).findAllByRole('region');
    await expect(before!.offsetHeight).toBe(after!.offsetHeight);
  },
};

const head = (
  shown: Parameters<typeof DrawHeadView>[0]['digits'],
  own: Parameters<typeof DrawHeadView>[0]['own'] = [],
) => (
  <article>
    <DrawHeadView event="Quay Three, draw 502" eventTime={storyNow} digits={shown} own={own} />
  </article>
);

/** Two digits are in the slip, the third is still to be chosen. */
export const YourNumber: Story = {
  render: () => head([{ digit: 4, isDrawn: false }, { digit: 0, isDrawn: false }, null]),
  play: async ({ canvasElement }) => {
    const [first, second, third] = await within(canvasElement).findAllByRole('listitem');
    await expect(within(first!).getByLabelText('First digit 4')).toBeVisible();
    await expect(second).toHaveTextContent('0');
    await expect(third).toHaveTextContent('Third digit');
    await expect(canvasElement).toHaveTextContent('Your digits');
  },
};

/** Nothing is picked: the words say what a draw is. When its time has come, its prices are still there to be pressed. */
export const NothingPicked: Story = {
  render: () => head([null, null, null]),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Three digits, each 0 to 9');
    await expect(canvasElement).toHaveTextContent('Open for bets until it is drawn');
    await expect(await within(canvasElement).findByRole('timer')).toHaveTextContent('Being drawn');
    await expect(canvasElement).not.toHaveTextContent('Your digits');
    for (const reel of within(canvasElement).getAllByRole('listitem'))
      await expect(getComputedStyle(reel).borderStyle).toBe('none');
  },
};

export const BeingDrawn: Story = {
  render: () => head([null, { digit: 0, isDrawn: true }, { digit: 9, isDrawn: true }], [4, null, 7]),
  play: async ({ canvasElement }) => {
    // What one backed stays beside what was drawn.
    await expect((await within(canvasElement).findAllByRole('listitem'))[2]).toHaveTextContent(
      '9Third digityours 7',
    );
    await expect(canvasElement).toHaveTextContent('Drawn so far');
    await expect(canvasElement).not.toHaveTextContent('Your digits');
  },
};

export const Counts: Story = {
  render: () => <DigitCountsView name="Third digit" counts={[9, 12, 8, 10, 7, 10, 14, 10, 11, 9]} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('How often, last 100 draws');
    await expect(await within(canvasElement).findByLabelText('6: 14 times')).toBeVisible();
  },
};

/** A first start knows no draws yet. */
export const NoCounts: Story = {
  render: () => <DigitCountsView name="Third digit" counts={Array.from({ length: 10 }, () => 0)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
