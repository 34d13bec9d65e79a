import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Pin } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { closedDefinition, filledStore, homeDrifts, sampleDefinition } from '#live/market.test-data.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { MarketView } from './market.view.tsx';

type Args = Omit<ComponentProps<typeof MarketView>, 'store'>;

/** The view on a store that holds the definition's image. */
function Market(props: Args) {
  const [store] = useState(() => filledStore(props.definition));
  return <MarketView {...props} store={store} />;
}

const inPlay = (changes: Partial<MarketDefinition> = {}) =>
  sampleDefinition({ inPlay: true, betDelay: 5, ...changes });

const meta = {
  title: 'Panels/Market',
  component: Market,
  args: { definition: sampleDefinition(), isLive: true, resultIfWins: null, onPick: fn() },
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressHome = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^Back Harbour Town at 2.36/ }));

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const names = await within(canvasElement).findAllByRole('listitem');
    // Each side's crest, and the draw's X.
    await waitFor(() => expect(names.map((row) => row.querySelectorAll('svg').length)).toEqual([1, 1, 1]));
    await expect(canvasElement).toHaveTextContent('Matched 18,45,672');
    await expect(canvasElement).toHaveTextContent(
      'Bets from ₹100 to ₹5,00,000 · Commission 2 % of net winnings',
    );
    await pressHome(canvasElement);
    await expect(args.onPick).toHaveBeenCalledWith({
      runnerId: 'home',
      side: 'BACK',
      odds: 236,
      line: null,
      changedAt: expect.any(Number),
      pressedAt: expect.any(Number),
      pressed: expect.any(Element),
    });
  },
};

/** The best price of what is in the slip is marked; no other says that it could be. */
export const InSlip: Story = {
  args: {
    picked: new Set([cardIdOf({ marketId: sampleDefinition().marketId, runnerId: 'home', side: 'BACK' })]),
  },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[aria-pressed]')];
    await expect(marked.map((cell) => cell.getAttribute('data-purpose'))).toEqual(['Back Harbour Town']);
    await expect(marked[0]).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Net of commission. An arrow leads to the result with what is typed in the slip; the heads show each side's book. */
export const WhatIf: Story = {
  args: {
    resultIfWins: new Map([
      ['home', 13_328],
      ['draw', -10_000],
      ['away', -10_000],
    ]),
    whatIf: new Map([
      ['home', 26_656],
      ['draw', -20_000],
      ['away', -20_000],
    ]),
  },
  play: async ({ canvasElement }) => {
    const [home] = await within(canvasElement).findAllByRole('listitem');
    await expect(home).toHaveTextContent('+₹133.28 → with the slip +₹266.56 if matched');
    await expect(canvasElement).toHaveTextContent(/Back · Book\s\d+\.\d\s%/);
  },
};

/** While a better price is on offer than the one that was pressed, a gain is the least that one would get. */
export const WhatIfAtLeast: Story = {
  args: { ...WhatIf.args, isWhatIfLeast: true },
  play: async ({ canvasElement }) => {
    const [home, away] = await within(canvasElement).findAllByRole('listitem');
    await expect(home).toHaveTextContent('+₹133.28 → with the slip, at least ≥ +₹266.56');
    // A loss is what the stake is.
    await expect(away).toHaveTextContent('-₹100.00 → with the slip -₹200.00');
  },
};

/** The price under the pointer or the keyboard is reported, so that the position with it can be shown. */
export const Pointed: Story = {
  args: { onPoint: fn() },
  play: async ({ args, canvasElement }) => {
    const cell = await within(canvasElement).findByRole('button', { name: /^Back Harbour Town at 2.36/ });
    const price = { runnerId: 'home', side: 'BACK', odds: 236, line: null };
    await userEvent.hover(cell);
    await expect(args.onPoint).toHaveBeenLastCalledWith(price);
    await userEvent.click(cell);
    await waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(null));
    cell.blur();
    await userEvent.unhover(cell);
    await userEvent.hover(cell);
    await waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(price));
    await userEvent.unhover(cell);
    await expect(args.onPoint).toHaveBeenLastCalledWith(null);
    cell.focus();
    await waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(price));
    cell.blur();
    await waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(null));
  },
};

/** A finger that pressed it, or a slip that gives the focus back, leaves the focus there: nobody is choosing that price. */
export const FocusedAndNotPointedAt: Story = {
  args: { onPoint: fn() },
  play: async ({ args, canvasElement }) => {
    const cell = await within(canvasElement).findByRole('button', { name: /^Back Harbour Town at 2.36/ });
    const isByKeyboard = fn((selector: string) => selector !== ':focus-visible');
    Object.assign(cell, { matches: isByKeyboard });
    cell.focus();
    await waitFor(() => expect(isByKeyboard).toHaveBeenCalledWith(':focus-visible'));
    await expect(args.onPoint).not.toHaveBeenCalled();
  },
};

export const InPlay: Story = {
  args: { definition: inPlay() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5 s in-play delay');
  },
};

/** Only the cell that moved lights up and fades again; its side's book follows. */
export const PriceMoves: Story = {
  render: ({ ...args }) => {
    const store = filledStore(args.definition);
    return (
      <>
        <MarketView {...args} store={store} />
        <button type="button" onClick={() => store.applyChange(homeDrifts)}>
          Move the price
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const market = within(canvasElement);
    const book = (await market.findAllByTitle(/^Book/))[0]!;
    await expect(book).toHaveTextContent('102.5 %');
    await userEvent.click(market.getByRole('button', { name: 'Move the price' }));
    const best = await market.findByRole('button', { name: 'Back Harbour Town at 2.4, 5,000 available' });
    await waitFor(() => expect(best).toHaveAttribute('data-movement', 'up'));
    await expect(market.getByRole('button', { name: /^Back Ridgeway at 3.25/ })).not.toHaveAttribute(
      'data-movement',
    );
    await waitFor(() => expect(best).not.toHaveAttribute('data-movement'));
    await waitFor(() => expect(book).toHaveTextContent('101.8 %'));
  },
};

export const Suspended: Story = {
  args: { definition: inPlay({ status: 'SUSPENDED', suspendReason: 'GOAL' }) },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Suspended Goal');
    const cells = within(canvasElement).getAllByRole('button', { name: /^(Back|Lay) / });
    for (const cell of cells) await expect(cell).toHaveAccessibleName(/, goal$/);
    await userEvent.click(cells[0]!);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const BallRunning: Story = {
  args: { definition: inPlay({ status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Ball running');
  },
};

export const NotOpenYet: Story = {
  args: { definition: sampleDefinition({ status: 'INACTIVE' }) },
  play: async ({ args, canvasElement }) => {
    await pressHome(canvasElement);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const WithPosition: Story = {
  args: {
    definition: inPlay(),
    resultIfWins: new Map([
      ['home', 13_600_00],
      ['away', -10_000_00],
      ['draw', 0],
    ]),
  },
  play: async ({ canvasElement }) => {
    const [home, away] = await within(canvasElement).findAllByRole('listitem');
    await expect(home).toHaveTextContent('Harbour Town+₹13,600.00');
    await expect(away).toHaveTextContent('Ridgeway-₹10,000.00');
  },
};

export const ClosedWithWinner: Story = {
  args: { definition: closedDefinition('away'), isLive: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(await within(canvasElement).findByText('Closed')).toBeVisible();
    await expect(within(canvasElement).getByText('Winner').closest('li')).toHaveTextContent('Ridgeway');
  },
};

export const Voided: Story = {
  args: { definition: { ...sampleDefinition({ status: 'CLOSED', voided: true }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('Void')).toHaveLength(3);
  },
};

const manyRunners = sampleDefinition({
  marketName: 'Winner of the Inter-Regional Invitation Trophy for Works and Harbour Teams',
  runners: Array.from({ length: 14 }, (_, at) => ({
    runnerId: at === 0 ? 'home' : `runner-${at}`,
    name: at % 3 ? `Runner ${at}` : `The ${at + 1}th Earl of Oberammergau-Unterpfaffenhofen's Second String`,
    sortPriority: at,
    status: at === 4 ? 'REMOVED' : 'ACTIVE',
    handicap: null,
    direction: null,
    reductionFactor: null,
    startingPrice: null,
  })),
});

/** A figure that does not fit is written in crores; none is cut off. */
export const LargeFigures: Story = {
  render: ({ ...args }) => {
    const store = filledStore(args.definition);
    const changes = [
      { ...homeDrifts.changes[0]!, toBack: [[100_000, 98_76_54_321_00]] as [number, number][] },
    ];
    store.applyChange({ ...homeDrifts, matchedNow: 98_76_54_32_100_00, changes });
    return <MarketView {...args} store={store} />;
  },
  play: async ({ canvasElement }) => {
    const cell = await within(canvasElement).findByRole('button', {
      name: 'Back Harbour Town at 1000, 98.76 Cr available',
    });
    const size = within(cell).getByText('98.76 Cr');
    await expect(size.offsetWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** Fourteen runners, one removed, most without a price. */
export const ManyAndLongNames: Story = {
  args: { definition: manyRunners },
  play: async ({ canvasElement }) => {
    const market = canvasElement.querySelector('section')!;
    await expect(market.scrollWidth).toBeLessThanOrEqual(market.clientWidth);
    await expect((await within(canvasElement).findAllByRole('listitem'))[4]).toHaveTextContent('Removed');
  },
};

/** On a phone a long name has a row of its own, and a short one stands beside the heads. */
const onAPhone = (marketName: string, isBeside: boolean): Story => ({
  args: {
    definition: sampleDefinition({ marketName }),
    actions: ['Rules', 'Pin'].map((label) => (
      <IconButton key={label} size="small" label={label}>
        <Pin />
      </IconButton>
    )),
  },
  decorators: [
    (Part) => (
      <div style={{ inlineSize: 366 }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('heading', { name: marketName });
    await expect(name.offsetHeight).toBeLessThanOrEqual(2 * 20);
    const heads = canvas.getByText(/^Lay/).getBoundingClientRect();
    await expect(heads.top < name.getBoundingClientRect().bottom).toBe(isBeside);
    await expect(heads.right).toBeGreaterThan(300);
  },
});

export const ShortNameOnAPhone = onAPhone('Match Odds', true);
export const LongNameOnAPhone = onAPhone('Total Points, four quarters, set at half-time', false);
