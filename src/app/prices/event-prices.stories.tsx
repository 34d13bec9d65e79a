import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sidesOf } from '#domain/market/sides.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import type { CellState } from '#features/market/cell-state.ts';
import type { PressedPrice } from '#features/market/live-price-cell.tsx';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { RaceListView } from '#features/racing/race-list.view.tsx';
import {
  cricketInPlay,
  longNamedEvent,
  sampleEvent,
  soccerInPlay,
  storyNow,
} from '#graphql/event.test-data.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { filledStore, sampleDefinition } from '#live/market.test-data.ts';
import { StarButton } from '#ui/star-button/star-button.tsx';

interface PricesProps {
  event: EventFieldsFragment;
  hasDraw: boolean;
  state?: CellState;
  why?: string;
  onPick?: (price: PressedPrice) => void;
}

/** The prices of an event whose runners are its sides, on a store that holds the market's image. */
function Prices({ event, hasDraw, state = 'open', why = 'no offers', onPick = fn() }: PricesProps) {
  const { eventName, home, away } = event;
  const named = sampleDefinition().runners.map((runner, at) => ({
    ...runner,
    name: [home, away][at] ?? runner.name,
  }));
  const definition = sampleDefinition({ eventName, runners: hasDraw ? named : named.slice(0, 2) });
  const [store] = useState(() => filledStore(definition));
  return <QuickPricesView {...{ store, definition, state, why, onPick }} sides={sidesOf(event)} isNamed />;
}

const tennis = sampleEvent({
  exEventId: '7.9',
  sportId: '2',
  inPlay: true,
  eventName: 'Maximilian Okonjo v Lara Varga',
  home: 'Maximilian Okonjo',
  away: 'Lara Varga',
  score: { home: '6 3 40', away: '4 2 15', period: 'Set 2', note: '' },
});

const meta = {
  title: 'Pages/Rows with prices',
  component: EventListView,
  args: {
    title: 'In play now',
    events: [tennis, soccerInPlay, cricketInPlay, longNamedEvent],
    now: storyNow,
    hasToken: true,
    hasIcons: true,
    renderPrices: (event) => <Prices event={event} hasDraw={event.sportId === '1'} />,
    renderStar: ({ eventName }) => (
      <StarButton label={`Follow ${eventName}`} isOn={false} onToggle={() => undefined} />
    ),
    empty: null,
  },
  decorators: [
    (Story) => (
      // As narrow as the list of a page on the narrowest phone.
      <div style={{ inlineSize: 336 }}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof EventListView>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (part: Element) => part.getBoundingClientRect();
const middleOf = (part: Element): number => (boxOf(part).top + boxOf(part).bottom) / 2;

/** Each side's prices are on its own line, and the draw's below both; every name is there once. */
export const OnAPhone: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    for (const [row, highest] of [
      [rows[0]!, 125],
      [rows[1]!, 170],
      [rows[2]!, 125],
      [rows[3]!, 170],
    ] as const)
      await expect(boxOf(row).height).toBeLessThanOrEqual(highest);
    const soccer = within(rows[1]!);
    const prices = soccer.getAllByRole('button', { name: /^(Back|Lay) / });
    await expect(prices.map((price) => price.getAttribute('aria-label')!.split(' at ')[0])).toEqual([
      'Back Northbank',
      'Lay Northbank',
      'Back Saltmarsh City',
      'Lay Saltmarsh City',
      'Back The Draw',
      expect.stringContaining('Lay The Draw'),
    ]);
    for (const [at, name] of ['Northbank', 'Saltmarsh City', 'The Draw'].entries()) {
      const words = soccer.getByText(name);
      for (const price of prices.slice(2 * at, 2 * at + 2)) {
        await expect(Math.abs(middleOf(price) - middleOf(words))).toBeLessThan(3);
        const isMirrored = getComputedStyle(canvasElement).direction === 'rtl';
        const beside = isMirrored
          ? boxOf(words).right - boxOf(price).right
          : boxOf(price).left - boxOf(words).left;
        await expect(beside).toBeGreaterThan(100);
        await expect(boxOf(price).height).toBeGreaterThanOrEqual(44);
      }
    }
    await expect(middleOf(soccer.getByText('2'))).toBeCloseTo(middleOf(soccer.getByText('Northbank')), -0.5);
    // The star is no part of a price's line.
    await expect(boxOf(soccer.getByRole('button', { name: /^Follow / })).bottom).toBeLessThanOrEqual(
      boxOf(prices[0]!).top,
    );
  },
};

/** At least a dozen letters of a name, however long its score is. */
export const NamesAndScores: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Maximilian Okonjo', 'Tern Bay Mariners', longNamedEvent.home!])
      await expect(boxOf(await within(canvasElement).findByText(name)).width).toBeGreaterThanOrEqual(105);
    const score = within(canvasElement).getByText('163/7 (19.2)');
    await expect(score.scrollWidth).toBeLessThanOrEqual(score.clientWidth + 1);
    const list = canvasElement.querySelector('section')!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Suspended: Story = {
  args: {
    renderPrices: (event) => (
      <Prices event={event} hasDraw={event.sportId === '1'} state="suspended" why="ball running" />
    ),
  },
};

export const Closed: Story = {
  args: {
    renderPrices: (event) => (
      <Prices event={event} hasDraw={event.sportId === '1'} state="disabled" why="closed" />
    ),
  },
};

/** A market that is no match of the two names its runners over their prices, and a match without a market has its names alone. */
export const OtherMarkets: Story = {
  args: {
    events: [
      sampleEvent({ eventName: 'Index above 21,400 at 15:30', home: null, away: null, sportId: '66103' }),
      soccerInPlay,
    ],
    renderPrices: (event) => <>{event.sportId !== '1' && <Prices event={event} hasDraw={false} />}</>,
  },
  play: async ({ canvasElement }) => {
    const [index, match] = await within(canvasElement).findAllByRole('listitem');
    await waitFor(() => expect(within(index!).getByText('Harbour Town')).toBeVisible());
    const link = within(match!).getByRole('link');
    await expect(within(link).getByText('Northbank')).toBeVisible();
    await expect(within(link).queryByText('The Draw')).not.toBeVisible();
  },
};

const onPick = fn<(price: PressedPrice) => void>();

/** The list, or that of races, in which a button ends the first event. */
function Ending({
  isOfRaces = false,
  ...args
}: ComponentProps<typeof EventListView> & { isOfRaces?: boolean }) {
  const [events, setEvents] = useState(args.events);
  const renderPrices = useCallback(
    (event: EventFieldsFragment) => <Prices {...{ event, onPick }} hasDraw={false} />,
    [],
  );
  const list = { title: args.title, events, renderPrices };
  return (
    <>
      {isOfRaces ? <RaceListView {...list} races={new Map()} /> : <EventListView {...args} {...list} />}
      <button type="button" onClick={() => setEvents(events.slice(1))}>
        The first ends
      </button>
    </>
  );
}

const pricesHaveMoved: Story['play'] = async ({ canvasElement }) => {
  const list = within(canvasElement);
  const changedAt = async () => {
    await userEvent.click(await list.findByRole('button', { name: /^Back Tern Bay Mariners / }));
    return onPick.mock.lastCall![0].changedAt;
  };
  const first = await changedAt();
  await expect(await changedAt()).toBe(first);
  const before = performance.now();
  await userEvent.click(list.getByRole('button', { name: 'The first ends' }));
  const then = await changedAt();
  await expect(then).toBeGreaterThanOrEqual(before);
  await expect(await changedAt()).toBe(then);
};

/** The prices below an event that leaves the list have only just come to where they stand. */
export const AnEventEnds: Story = {
  render: (args) => <Ending {...args} />,
  play: pricesHaveMoved,
};

export const ARaceEnds: Story = {
  render: (args) => <Ending {...args} isOfRaces />,
  play: pricesHaveMoved,
};
