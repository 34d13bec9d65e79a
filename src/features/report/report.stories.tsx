import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { OddsFormat } from '#domain/odds/odds-format.ts';
import type { ReportAnswer, ReportAsk } from '#domain/report/report.ts';
import { watchNetwork } from '#actors/callbacks.ts';
import { reportMachine, type ReportEvent, type ReportReply } from '#machines/report/report.machine.ts';
import { OddsFormatProvider } from '#ui/odds-format/odds-format.tsx';
import { betHistoryReport } from './bet-history.ts';
import type { ReportKind } from './report-kind.ts';
import { ReportView } from './report.view.tsx';
import { statementReport } from './statement.ts';

const row = (id: number): ReportAnswer['rows'][number] => ({
  id: String(id),
  cells: [
    { at: `2026-05-0${(id % 7) + 1}T12:00:00.000Z` },
    { text: id % 3 === 0 ? 'Commission' : 'Settlement' },
    { text: 'Mumbai Mariners v Goa Gulls – Match Odds', href: '/userBetHistory/m1/4', note: 'Goa Gulls' },
    { money: id % 3 === 0 ? -27_20 : 1_360_00, isSigned: true },
    { money: 1_00_000_00 + id * 100 },
  ],
});
const answer: ReportAnswer = {
  count: 60,
  rows: Array.from({ length: 25 }, (_, at) => row(at + 1)),
  sums: [
    { label: 'Opening balance', money: 1_00_000_00 },
    { label: 'Total of the period', money: 12_345_67, isSigned: true },
    { label: 'Closing balance', money: 1_12_345_67 },
  ],
};
/** The second page: three rows have come before the first one since. */
const moved: ReportAnswer = { ...answer, count: 63, place: { offset: 28, first: 'row-29', last: 'row-53' } };
const ask: ReportAsk = { from: '2026-05-01', to: '2026-05-07', sort: 'AT', direction: 'DESC', page: 1 };

interface StoryProps {
  kind?: ReportKind;
  /** The gateway's answers in turn; after them it never answers. */
  replies: readonly ('noAnswer' | ReportReply)[];
  file?: 'never' | 'fails';
  /** What happens after the first reply. */
  after?: readonly ReportEvent[];
  format?: OddsFormat;
}

function Shown({
  kind = statementReport,
  replies,
  file = 'never',
  after = [],
  format = 'DECIMAL',
}: StoryProps) {
  const [actor] = useState(() => {
    const left = [...replies];
    const machine = reportMachine.provide({
      actors: {
        readReport: fromPromise<ReportReply, ReportAsk>(() => {
          const reply = left.shift();
          if (!reply) return new Promise<never>(() => {});
          return reply === 'noAnswer' ? Promise.reject(new Error('cut')) : Promise.resolve(reply);
        }),
        saveFile: fromPromise<void, ReportAsk>(() =>
          file === 'fails' ? Promise.reject(new Error('cut')) : new Promise<never>(() => {}),
        ),
        watchNetwork: watchNetwork(),
      },
      actions: { writeAddress: () => undefined },
    });
    const started = createActor(machine, { input: { ask } }).start();
    setTimeout(() => after.forEach((event) => started.send(event)));
    return started;
  });
  const snapshot = useSelector(actor, (now) => now);
  return (
    <MemoryRouter>
      <OddsFormatProvider value={format}>
        <ReportView
          kind={kind}
          zone="Asia/Kolkata"
          ownZone="Asia/Kolkata"
          snapshot={snapshot}
          send={actor.send}
          today="2026-05-07"
          account="asha"
        />
      </OddsFormatProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Panels/Report',
  component: Shown,
  args: { replies: [answer] },
  parameters: { machine: 'report' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sums of the whole period, rows, sorting by a head, and pages. */
export const Listed: Story = {
  args: { replies: [answer, answer, answer] },
  parameters: { state: ['list.listed', 'file.none'] },
  play: async ({ canvasElement }) => {
    const report = within(canvasElement);
    await expect(await report.findByText('Rows 1–25 of 60')).toBeVisible();
    await expect(report.getByText('+₹12,345.67')).toBeVisible();
    const amount = report.getByRole('columnheader', { name: 'Amount' });
    await expect(amount).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(amount).getByRole('button'));
    await waitFor(() => expect(amount).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(report.getByRole('button', { name: 'Next' }));
    await expect(await report.findByText('Rows 26–50 of 60')).toBeVisible();
  },
};

export const OnPaper: Story = {
  play: async ({ canvasElement }) => {
    const about = await within(canvasElement).findByText('asha · Fri 1 May 2026 – Thu 7 May 2026');
    await expect(about).not.toBeVisible();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const printed = rules.find(({ cssText }) => cssText.includes(`${about.className} { display: block`));
    await expect(printed?.cssText).toMatch(/^@media print/);
  },
};

/** The page goes on where the one before it ended, and says which rows these are now. */
export const RowsCame: Story = {
  args: { replies: [{ ...answer, place: { offset: 0, first: 'row-1', last: 'row-25' } }, moved] },
  parameters: { state: ['list.listed', 'file.none'] },
  play: async ({ canvasElement }) => {
    const report = within(canvasElement);
    await userEvent.click(await report.findByRole('button', { name: 'Next' }));
    await expect(await report.findByText('Rows 29–53 of 63')).toBeVisible();
    await expect(report.getByText('Page 2 of 3')).toBeVisible();
    await expect(report.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Rows 1–25 of 60');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // Nothing is beyond the edge of the table either: the amount can be read without scrolling.
    const table = within(canvasElement).getByRole('region', { name: 'Account statement' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(within(canvasElement).getAllByRole('row').length).toBe(26);
  },
};

const bet = (id: string, profit: number | null): ReportAnswer['rows'][number] => ({
  id,
  cells: [
    { at: '2026-05-01T12:00:00.000Z' },
    {
      text: 'Back Saltmarsh Sou’westers Cricket Club',
      href: '/userBetHistory/m1/4',
      note: 'Saltmarsh Sou’westers Cricket Club v Kingston Corals – Match Odds',
      noteHref: '/marketdetails/e1/4',
    },
    { price: { kind: 'WINNER', odds: 250 } },
    { money: 500_00 },
    { money: 500_00 },
    profit === null ? { money: 750_00 } : { text: '–' },
    profit === null ? { money: 500_00 } : { text: '–' },
    {
      text: profit === null ? 'Matched' : 'Settled',
      ...(profit !== null && { note: 'Result: Kingston Corals' }),
    },
    profit === null ? { text: '–' } : { money: profit, isSigned: true },
  ],
});

/** What a bet came to stands beside what it was on; its figures follow in a line, and what became of it below them. */
export const BetsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    kind: betHistoryReport({ of: 'period' }),
    replies: [{ ...answer, count: 2, rows: [bet('lost', -500_00), bet('open', null)] }],
  },
  play: async ({ canvasElement }) => {
    const [, lost] = await within(canvasElement).findAllByRole('row');
    if (!lost) throw new Error('There is no row');
    const boxOf = (text: string | RegExp) => within(lost).getByText(text).getBoundingClientRect();
    const [selection, profit, placed, result] = [
      boxOf(/^Back Saltmarsh/),
      boxOf('-₹500.00'),
      boxOf(/1 May/),
      boxOf('Result: Kingston Corals'),
    ];
    if (document.documentElement.clientWidth >= 1_000) return;
    await expect(Math.abs(profit.top - selection.top)).toBeLessThan(12);
    await expect(profit.left).toBeGreaterThan(selection.right);
    await expect(placed.top).toBeGreaterThanOrEqual(selection.bottom);
    await expect(result.top).toBeGreaterThanOrEqual(placed.bottom);
  },
};

export const Loading: Story = { args: { replies: [] }, parameters: { state: 'list.loading' } };

/** The current rows stay while the next ones load. */
export const LoadingMore: Story = {
  args: { after: [{ type: 'page.chosen', page: 2 }] },
  parameters: { state: 'list.loading' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('region', { name: 'Account statement' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { replies: [{ ...answer, count: 0, rows: [] }] },
  parameters: { state: 'list.empty' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No entries in this period')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { replies: [{ refusal: 'A report spans 366 days at most.' }] },
  parameters: { state: 'list.refused' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('366 days');
  },
};

export const NoAnswer: Story = {
  args: { replies: ['noAnswer', answer] },
  parameters: { state: 'list.listed', through: 'list.noAnswer' },
  play: async ({ canvasElement }) => {
    const report = within(canvasElement);
    await userEvent.click(await report.findByRole('button', { name: 'Try again' }));
    await expect(await report.findByText('Rows 1–25 of 60')).toBeVisible();
  },
};

export const SavingFile: Story = {
  args: { after: [{ type: 'file.chosen' }] },
  parameters: { state: 'file.saving' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Preparing…' })).toBeVisible();
  },
};

export const NoFile: Story = {
  args: { file: 'fails', after: [{ type: 'file.chosen' }] },
  parameters: { state: 'file.failed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/file could not be made/)).toBeVisible();
  },
};

const cashedOut: ReportAnswer['rows'][number] = {
  id: 'cashed-out',
  cells: [
    { at: '2026-05-01T12:00:00.000Z' },
    { text: 'Lay Goa Gulls', mark: 'Cash out', note: 'Mumbai Mariners v Goa Gulls – Match Odds' },
    { price: { kind: 'WINNER', odds: 250 } },
    { money: 100 },
    { money: 100 },
  ],
};

/** A mark tells a row from others like it. */
export const Marked: Story = {
  args: { replies: [{ ...answer, count: 2, rows: [cashedOut, row(1)] }] },
  parameters: { state: ['list.listed', 'file.none'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Cash out')).toBeVisible();
  },
};

const priced: ReportAnswer['rows'][number] = {
  id: 'priced',
  cells: [
    { at: '2026-05-01T12:00:00.000Z' },
    { price: { kind: 'WINNER', odds: 250 } },
    { price: { kind: 'BOOKMAKER', odds: 185 } },
    { price: { kind: 'SESSION', odds: 200, line: 46_00 } },
    { money: 100 },
  ],
};

/** Odds in the bettor's format; a rate and a line stay plain. */
export const Prices: Story = {
  args: { replies: [{ ...answer, count: 1, rows: [priced] }], format: 'FRACTIONAL' },
  parameters: { state: ['list.listed', 'file.none'] },
  play: async ({ canvasElement }) => {
    const report = within(canvasElement);
    for (const text of ['3/2', '85', '46 at 100']) await expect(await report.findByText(text)).toBeVisible();
  },
};
