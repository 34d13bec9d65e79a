import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import type { ReportAnswer, ReportAsk, ReportGroup, ReportRow } from '#domain/report/report.ts';
import { reportMachine } from '#machines/report/report.machine.ts';
import { answers } from '#tests/stories/machine-path.ts';
import { storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { betHistoryReport } from './bet-history.ts';
import { profitLossReport } from './profit-loss.ts';
import { statementReport } from './statement.ts';
import type { ReportKind } from './report-kind.ts';
import { shownReportOf } from './report-props.ts';
import { ReportTable } from './report-table.view.tsx';

const cashedOut: ReportGroup = {
  id: 'm1',
  text: 'Harbour Town v Ridgeway – Match Odds',
  href: '/userBetHistory/m1/4',
  sum: { label: 'Net after commission, cash out included', money: 505_55 },
};
const lost: ReportGroup = {
  id: 'm2',
  text: 'Northbank v Saltmarsh Sou’westers Cricket Club – Match Odds',
  href: '/userBetHistory/m2/4',
  sum: { label: 'Net after commission', money: -250_00 },
};
const settledBet = (id: string, group: ReportGroup, mark?: string): ReportRow => ({
  id,
  group,
  cells: [
    { at: '2026-05-01T12:00:00.000Z' },
    { text: 'Back Harbour Town', note: group.text, href: group.href, ...(mark && { mark }) },
    { price: { kind: 'WINNER', odds: 250 } },
    { money: 500_00 },
    { money: 500_00 },
    { text: 'Settled', note: 'Result: Harbour Town' },
    { money: 136_00, isSigned: true },
  ],
});

const meta = {
  title: 'Panels/Report, bets by market',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ask: ReportAsk = { from: '2026-05-01', to: '2026-05-07', sort: 'AT', direction: 'DESC', page: 1 };
const shownAs =
  (kind: ReportKind) =>
  ({ snapshot, send }: Reached<typeof reportMachine>) => {
    const shown = shownReportOf(snapshot);
    return shown && <ReportTable {...shown} kind={kind} zone="UTC" send={send} />;
  };
const byMarket: ReportAnswer = {
  count: 3,
  sums: [{ label: 'Staked', money: 1_500_00 }],
  rows: [settledBet('a', cashedOut, 'Cash out'), settledBet('b', cashedOut), settledBet('c', lost)],
};

/** Settled bets stand under their market, with what all bets in it came to; its name is not said again. */
export const ByMarket: Story = {
  ...storyOf(
    reportMachine,
    { input: { ask }, path: [answers('readReport', byMarket)], at: ['list.listed', 'file.none'] },
    shownAs(betHistoryReport({ of: 'period', scope: 'SETTLED' })),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = (await canvas.findAllByRole('rowgroup')).slice(1);
    if (!first || !second) throw new Error('There are no groups');
    const [head, ...bets] = within(first).getAllByRole('row');
    await expect(head).toHaveTextContent(
      'Harbour Town v Ridgeway – Match OddsNet after commission, cash out included +₹505.55',
    );
    await expect(within(head!).getByRole('link')).toHaveAttribute('href', '/userBetHistory/m1/4');
    await expect(bets).toHaveLength(2);
    await expect(bets[0]).toHaveTextContent('Cash out');
    await expect(bets[0]).not.toHaveTextContent('Harbour Town v Ridgeway');
    await expect(second).toHaveTextContent('Net after commission -₹250.00');
    const box = within(second).getByText('-₹250.00').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ByMarketOnPhone: Story = { ...ByMarket, globals: { viewport: { value: 'phone' } } };

const day: ReportGroup = { id: '2026-05-01', text: 'Fri 1 May 2026', sum: { label: 'In all', money: 60_00 } };
const entry = (id: string, money: number, time: string): ReportRow => ({
  id,
  group: day,
  cells: [
    { at: `2026-05-01T${time}.000Z` },
    { text: 'Settlement' },
    { text: 'Harbour Town v Ridgeway', note: 'Match Odds · Result: Ridgeway', href: '/userBetHistory/m1/4' },
    { money, isSigned: true },
    { money: 1_000_00, isTold: id === 'a' },
  ],
});

const byDay: ReportAnswer = {
  count: 2,
  sums: [{ label: 'Closing balance', money: 1_000_00 }],
  rows: [entry('a', 100_00, '12:00:05'), entry('b', -40_00, '09:30:00')],
};

/** Under its day a row tells the time alone; its subject stands in it, since the day does not say that. */
export const ByDay: Story = {
  ...storyOf(
    reportMachine,
    { input: { ask }, path: [answers('readReport', byDay)], at: ['list.listed', 'file.none'] },
    shownAs(statementReport),
  ),
  play: async ({ canvasElement }) => {
    const [head, first, second] = (await within(canvasElement).findAllByRole('row')).slice(1);
    await expect(head).toHaveTextContent('Fri 1 May 2026In all +₹60.00');
    await expect(within(head!).queryByRole('link')).toBeNull();
    await expect(within(first!).getByRole('time')).toHaveTextContent(/^12:00:05$/);
    await expect(within(second!).getByRole('link')).toHaveTextContent('Harbour Town v Ridgeway');
  },
};

/** A card has its figures below its head, the amount opposite the head, and leaves out what is told already. */
export const ByDayOnPhone: Story = {
  ...ByDay,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (document.documentElement.clientWidth >= 1_000) return;
    const [, first, second] = (await within(canvasElement).findAllByRole('row')).slice(1);
    const boxOf = (text: string) => within(first!).getByText(text).getBoundingClientRect();
    const [subject, amount, time] = [boxOf('Harbour Town v Ridgeway'), boxOf('+₹100.00'), boxOf('12:00:05')];
    await expect(Math.abs(amount.top - subject.top)).toBeLessThan(12);
    await expect(time.top).toBeGreaterThanOrEqual(subject.bottom);
    await expect(time.left).toBeLessThan(subject.left + 8);
    await expect(within(first!).getByText('₹1,000.00')).not.toBeVisible();
    await expect(within(second!).getByText('₹1,000.00')).toBeVisible();
    const sort = within(canvasElement)
      .getAllByRole('columnheader')
      .map((head) => head.getBoundingClientRect());
    await expect(new Set(sort.filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size).toBe(
      1,
    );
  },
};

const round: ReportAnswer = {
  count: 1,
  sums: [],
  rows: [
    {
      id: 'r1',
      cells: [
        {
          text: '18, red',
          note: 'On Red 500.00, Odd 500.00',
          beyond: { text: 'Check this round', href: 'https://games.example.com/rounds/99.0009/r1' },
        },
        { at: '2026-05-01T12:00:00.000Z' },
        { money: 0, isSigned: true },
        { money: 0 },
        { money: 0, isSigned: true },
      ],
    },
  ],
};

export const Rounds: Story = {
  name: 'a round of a game: what came, what was bet on, and the way to check it',
  ...storyOf(
    reportMachine,
    { input: { ask }, path: [answers('readReport', round)], at: ['list.listed', 'file.none'] },
    shownAs(profitLossReport({ level: 'MARKET', sportId: sportIds.casino, eventId: '99.0009' })),
  ),
  play: async ({ canvasElement }) => {
    const check = await within(canvasElement).findByRole('link', { name: 'Check this round' });
    await expect(check).toHaveAttribute('href', 'https://games.example.com/rounds/99.0009/r1');
    await expect(within(canvasElement).getByText('On Red 500.00, Odd 500.00')).toBeVisible();
  },
};
