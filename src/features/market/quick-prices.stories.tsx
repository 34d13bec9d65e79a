import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filledStore, sampleDefinition } from '#live/market.test-data.ts';
import { QuickPricesView } from './quick-prices.view.tsx';

type Args = Omit<ComponentProps<typeof QuickPricesView>, 'store'>;

/** The view on a store that holds the definition's image. */
function QuickPrices(props: Args) {
  const [store] = useState(() => filledStore(props.definition));
  return <QuickPricesView {...props} store={store} />;
}

const nextDefinition = sampleDefinition({ marketId: '1.2' });

/** The view, in which a button puts another market's prices in the place of the first one's. */
function TwoMarkets(props: Args) {
  const [stores] = useState(() => [filledStore(props.definition), filledStore(nextDefinition)] as const);
  const [isNext, setNext] = useState(false);
  const shown = isNext ? { store: stores[1], definition: nextDefinition } : { store: stores[0] };
  return (
    <>
      <QuickPricesView {...props} {...shown} />
      <button type="button" onClick={() => setNext(true)}>
        Another market
      </button>
    </>
  );
}

const meta = {
  title: 'Panels/Quick prices',
  component: QuickPrices,
  args: { definition: sampleDefinition(), state: 'open', onPick: fn() },
} satisfies Meta<typeof QuickPrices>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const takesNoBet: Story['play'] = async ({ args, canvasElement }) => {
  await press(canvasElement, /^Back Ridgeway at 3.25/);
  await expect(args.onPick).not.toHaveBeenCalled();
};

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('group', { name: 'Harbour Town v Ridgeway, Match Odds' }),
    ).toBeVisible();
    await press(canvasElement, /^Back Ridgeway at 3.25/);
    await expect(args.onPick).toHaveBeenCalledWith({
      runnerId: 'away',
      side: 'BACK',
      odds: 325,
      line: null,
      changedAt: expect.any(Number),
      pressedAt: expect.any(Number),
      pressed: expect.any(Element),
    });
  },
};

/** The next market in its place, which has the same runners at the same odds, has only just come. */
export const AnotherMarket: Story = {
  render: (args) => <TwoMarkets {...args} />,
  play: async ({ args, canvasElement }) => {
    const changedAt = async () => {
      await press(canvasElement, /^Back Ridgeway at 3.25/);
      return args.onPick.mock.lastCall![0].changedAt;
    };
    const first = await changedAt();
    await expect(await changedAt()).toBe(first);
    const before = performance.now();
    await press(canvasElement, /^Another market$/);
    await expect(await changedAt()).toBeGreaterThanOrEqual(before);
  },
};

/** The draw cannot be laid. The row changes as one all the same: no cell shows a price, and each says the same. */
export const Suspended: Story = {
  args: { state: 'suspended', why: 'goal' },
  play: async ({ args, canvasElement }) => {
    const cells = await within(canvasElement).findAllByRole('button');
    await expect(cells).toHaveLength(6);
    for (const cell of cells) {
      await expect(cell).toHaveAccessibleName(/^(Back|Lay) (Harbour Town|The Draw|Ridgeway), goal$/);
      await expect(cell).toHaveTextContent('');
      await expect(cell).toHaveAttribute('data-state', 'suspended');
    }
    await expect(new Set(cells.map((cell) => getComputedStyle(cell).backgroundImage)).size).toBe(1);
    await press(canvasElement, /^Back Ridgeway, goal/);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
export const NotLive: Story = { args: { state: 'stale' }, play: takesNoBet };
export const Closed: Story = { args: { state: 'disabled' }, play: takesNoBet };

/** Where no head of the list says whose prices these are. */
export const Named: Story = {
  args: { isNamed: true },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group');
    const names = [...group.children].map((pair) => pair.firstElementChild?.textContent);
    await expect(names).toEqual(['Harbour Town', 'The Draw', 'Ridgeway']);
    const [draw] = within(group).getAllByRole('button', { name: /^Back The Draw/ });
    await expect(draw?.parentElement?.firstElementChild).toHaveTextContent('The Draw');
  },
};

/** A tennis match has no draw. */
export const TwoRunners: Story = {
  args: { definition: sampleDefinition({ runners: sampleDefinition().runners.slice(0, 2) }) },
};
