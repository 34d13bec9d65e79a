import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceCell } from '#ui/price-cell/price-cell.tsx';
import { IndexHeadView } from './index-head.view.tsx';
import { StrikeRowsView, StrikeRowView } from './strike-row.view.tsx';

const pricesAt = (strike: number, back: string, lay: string) => (
  <>
    <PriceCell side="BACK" runner={`At or above ${strike}`} odds={back} size="5,000" />
    <PriceCell side="LAY" runner={`At or above ${strike}`} odds={lay} size="7,400" />
  </>
);
const onShow = fn();

/** What is asked of an index, and its other strikes. */
const meta = {
  title: 'Panels/Index strikes',
  component: StrikeRowsView,
  args: {
    children: (
      <>
        <StrikeRowView
          strike={20_810_00}
          chance={0.82}
          results={null}
          prices={pricesAt(20_810, '1.22', '1.23')}
          onShow={onShow}
        />
        <StrikeRowView
          strike={20_830_00}
          chance={0.47}
          results={{ above: 155_00, below: -100_00 }}
          prices={pricesAt(20_830, '2.1', '2.14')}
          onShow={fn()}
        />
        <StrikeRowView strike={20_840_00} chance={null} results={null} prices={null} onShow={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof StrikeRowsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Others: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = await within(canvasElement).findAllByRole('listitem');
    await expect(first).toHaveTextContent(/^20810 ?82 %/);
    await expect(
      within(first!).getByRole('button', { name: /^Back At or above 20810 at 1.22/ }),
    ).toBeVisible();
    await expect(second).toHaveTextContent('above +₹155.00, below -₹100.00');
    // Not known yet: as high, and nothing that could be read as a chance.
    await expect(third!.offsetHeight).toBeGreaterThanOrEqual(first!.offsetHeight);
    await expect(third).not.toHaveTextContent('%');
    await userEvent.click(within(first!).getByRole('button', { name: 'Strike 20810, show its market' }));
    await expect(onShow).toHaveBeenCalled();
  },
};

/** Long figures on a small phone push nothing beside the screen. */
export const Narrow: Story = {
  args: {
    children: (
      <StrikeRowView
        strike={120_830_00}
        chance={0.004}
        results={{ above: 1_155_000_00, below: -1_100_000_00 }}
        prices={pricesAt(120_830, '1000', '1000')}
        onShow={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('listitem');
    await expect(row).toHaveTextContent('< 1 %');
    await expect(row!.scrollWidth).toBeLessThanOrEqual(row!.clientWidth);
  },
};

export const Asked: Story = {
  render: () => (
    <IndexHeadView event="Harbour 100, close 257" strike={20_820_00} toClose="2:14" chance={0.644} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('At or above 20820 at the close?');
    await expect(canvasElement).toHaveTextContent('closes in 2:14');
    await expect(canvasElement).toHaveTextContent('Above 64 %Below 36 %');
  },
};

/** Nothing below it moves as the strikes and the prices come. */
export const AsHighBefore: Story = {
  render: () => (
    <>
      <article>
        <IndexHeadView event="Harbour 100, close 257" strike={null} toClose={undefined} chance={null} />
      </article>
      <article>
        <IndexHeadView event="Harbour 100, close 257" strike={20_820_00} toClose="2:14" chance={0.5} />
      </article>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [before, after] = canvasElement.querySelectorAll('article');
    await expect(before!.offsetHeight).toBe(after!.offsetHeight);
  },
};
