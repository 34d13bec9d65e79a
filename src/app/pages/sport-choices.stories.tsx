import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../story-world.test-data.tsx';
import { answersWith, cup, listsOf, match, Sport } from './sport-page.test-data.tsx';

const named = (marketId: string, eventId: string, matched: number, changes: object = {}) => ({
  __typename: 'SportMarket',
  marketId,
  eventId,
  marketName: 'Match Odds',
  kind: 'WINNER',
  runners: 3,
  matched,
  ...changes,
});
const goals = { marketName: 'Over/Under 2.5 Goals', runners: 2 };
/** Three matches of two competitions, the first two with as much matched, and goals to bet on in one. */
const withMarkets: Answers = {
  ...answersWith([
    { ...match('1', 0.1), marketIds: ['m1'] },
    { ...match('2', 0.2, cup), marketIds: ['m2', 'g2'] },
    { ...match('3', 0.3), marketIds: ['m3'] },
  ]),
  SportMarkets: [
    {
      sportMarkets: [
        named('m1', '1', 500_00),
        named('m2', '2', 500_00),
        named('m3', '3', 900_00),
        named('g2', '2', 0, goals),
      ],
    },
  ],
};

const meta = {
  title: 'Pages/A sport, order and market',
  component: Sport,
  args: { answers: withMarkets, path: '/?sport=1' },
} satisfies Meta<typeof Sport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One list of everything, most matched first; of equals the first to start. The address holds the choice. */
export const ByMatched: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const order = within(await page.findByRole('group', { name: 'Order' }));
    await expect(order.getByRole('button', { name: 'By start', pressed: true })).toBeVisible();
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 1', 'Match 3'], ['Match 2']]));
    order.getByRole('button', { name: 'Most matched' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await order.findByRole('button', { name: 'Most matched', pressed: true })).toHaveFocus();
    const list = within(await page.findByRole('region', { name: 'Most matched' }));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 3', 'Match 1', 'Match 2']]));
    await expect(list.getByText('Matched 900')).toBeVisible();
    await userEvent.click(order.getByRole('button', { name: 'By start' }));
    await waitFor(() => expect(listsOf(canvasElement)).toHaveLength(2));
  },
};

/** What was matched stands in each row and, of all markets together, in the head. */
export const Volume: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const league = within(await page.findByRole('region', { name: 'Coast League' }));
    await expect(await league.findByText('Matched 500')).toBeVisible();
    await expect(league.getByText('Matched 900')).toBeVisible();
    const head = page.getByRole('heading', { level: 1 }).parentElement;
    await expect(head).toHaveTextContent('₹1,900 matched');
    const markets = within(page.getByRole('group', { name: 'Market' }));
    await userEvent.click(markets.getByRole('button', { name: 'Over/Under 2.5 Goals 1' }));
    await expect(await page.findByText('Matched 0')).toBeVisible();
  },
};

/** As an address opens it, or a reload. Another day keeps the order. */
export const MatchedByAddress: Story = {
  args: { answers: withMarkets, path: '/?sport=1&order=matched' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Most matched', pressed: true })).toBeVisible();
    await userEvent.click(
      within(page.getByRole('group', { name: 'When' })).getByRole('button', { name: /^Today/ }),
    );
    await expect(page.getByRole('button', { name: 'Most matched', pressed: true })).toBeVisible();
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 3', 'Match 1', 'Match 2']]));
    await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  },
};

export const MatchedUnknown: Story = {
  args: { answers: { ...withMarkets, SportMarkets: 'noAnswer' }, path: '/?sport=1&order=matched' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^What was matched could not be loaded/),
    ).toBeVisible();
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 1', 'Match 3'], ['Match 2']]));
  },
};

export const MatchedLoading: Story = {
  args: { answers: { ...withMarkets, SportMarkets: 'never' }, path: '/?sport=1&order=matched' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the markets')).toBeInTheDocument();
  },
};

/** Another market than the main one: the matches that have it, with its prices. */
export const AnotherMarket: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const markets = within(await page.findByRole('group', { name: 'Market' }));
    await expect(markets.getByRole('button', { name: 'Match Odds 3', pressed: true })).toBeVisible();
    await userEvent.click(markets.getByRole('button', { name: 'Over/Under 2.5 Goals 1' }));
    await waitFor(() => expect(listsOf(canvasElement)).toEqual([['Match 2']]));
    await expect(
      await within(page.getByRole('group', { name: 'When' })).findByRole('button', { name: 'All 1' }),
    ).toBeVisible();
    // A competition alone keeps the choice.
    await userEvent.click(page.getByRole('link', { name: 'Estuary Cup' }));
    await expect(
      await page.findByRole('button', { name: 'Over/Under 2.5 Goals 1', pressed: true }),
    ).toBeVisible();
  },
};

export const MarketGone: Story = {
  args: { answers: withMarkets, path: '/?sport=1&market=Corners' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Nothing here has Corners now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Corners 0', pressed: true })).toBeVisible();
  },
};

export const MarketsUnknown: Story = {
  args: { answers: { ...withMarkets, SportMarkets: 'noAnswer' }, path: '/?sport=1&market=Corners' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The markets are not known')).toBeVisible();
  },
};
