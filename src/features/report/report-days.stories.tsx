import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ReportAnswer } from '#domain/report/report.ts';
import { ClientProvider } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import type { ReportQuestion } from './report-kind.ts';
import { Report } from './report.tsx';
import { statementReport } from './statement.ts';

const cells = [
  { at: '2026-05-08T12:00:00.000Z' },
  { text: 'Deposit' },
  { text: 'UPI' },
  { money: 1 },
  { money: 1 },
];
const answer: ReportAnswer = { count: 1, rows: [{ id: '1', cells }], sums: [] };

interface StoryProps {
  /** The address's query when the page is opened. */
  search: string;
  /** The exchange knows no zone but UTC. */
  knowsUtcOnly?: boolean;
  /** Hears of which days the exchange is asked. */
  onAsked: (days: Pick<ReportQuestion['period'], 'from' | 'to'>) => void;
}

/** A report on its address, with the gateway's answer made up. */
function Page({ search: first, knowsUtcOnly = false, onAsked }: StoryProps) {
  const [search, setSearch] = useState(first);
  const [today, setToday] = useState('2026-05-10');
  const [kind] = useState(() => ({
    ...statementReport,
    read: async (_: GraphqlClient, { period: { from, to, zone } }: ReportQuestion) => {
      if (knowsUtcOnly && zone !== 'UTC')
        return { refusal: 'There is no such time zone.', code: 'UNKNOWN_ZONE' as const };
      onAsked({ from, to });
      return answer;
    },
  }));
  return (
    <MemoryRouter>
      <ClientProvider client={{} as GraphqlClient}>
        <Report kind={kind} search={search} onSearch={setSearch} today={today} />
        <output aria-label="Address">{search}</output>
        <button type="button" onClick={() => setToday('2026-05-11')}>
          Let midnight pass
        </button>
      </ClientProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Panels/Report days',
  component: Page,
  args: { search: '', onAsked: fn() },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'an address of more days than a report spans says so, and which ones are shown',
  args: { search: '?from=2025-05-09&to=2026-05-10' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'A report spans 366 days at most. The last seven days are shown.',
    );
    await expect(await page.findByText('Rows 1–1 of 1')).toBeVisible();
    await expect(args.onAsked).toHaveBeenLastCalledWith({ from: '2026-05-04', to: '2026-05-10' });
  },
};

export const Longest: Story = {
  name: 'an address of as many days as a report spans is shown as it is',
  args: { search: '?from=2025-05-10&to=2026-05-10' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rows 1–1 of 1')).toBeVisible();
    await expect(args.onAsked).toHaveBeenLastCalledWith({ from: '2025-05-10', to: '2026-05-10' });
    await expect(await page.findByRole('textbox', { name: 'Dates' })).toHaveValue(
      '10 May 2025 - 10 May 2026',
    );
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

export const Midnight: Story = {
  name: 'left open over midnight it is of the new day’s last days, and a head writes none of them into the address',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rows 1–1 of 1')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Let midnight pass' }));
    await waitFor(() =>
      expect(args.onAsked).toHaveBeenLastCalledWith({ from: '2026-05-05', to: '2026-05-11' }),
    );
    await expect(await page.findByRole('textbox', { name: 'Dates' })).toHaveValue('5 May 2026 - 11 May 2026');
    await userEvent.click(await page.findByRole('button', { name: /^Amount/ }));
    await waitFor(() =>
      expect(page.getByRole('status', { name: 'Address' })).toHaveTextContent('?sort=AMOUNT&direction=DESC'),
    );
  },
};

export const Chosen: Story = {
  name: 'days that were chosen stay over midnight',
  args: { search: '?from=2026-05-04&to=2026-05-10' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rows 1–1 of 1')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Let midnight pass' }));
    await userEvent.click(await page.findByRole('button', { name: /^Amount/ }));
    await waitFor(() => expect(args.onAsked).toHaveBeenCalledTimes(2));
    await expect(args.onAsked).toHaveBeenLastCalledWith({ from: '2026-05-04', to: '2026-05-10' });
  },
};

export const StrangeZone: Story = {
  name: 'a zone that the exchange does not know gives way to UTC, and that is said',
  args: { knowsUtcOnly: true },
  beforeEach: () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function resolved() {
      return { ...resolvedOptions.call(this), timeZone: 'America/Coyhaique' };
    };
    return () => {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
    };
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rows 1–1 of 1')).toBeVisible();
    await expect(page.getByText(/^Days and times in/)).toHaveTextContent(
      'Days and times in UTC: this device’s time zone, America/Coyhaique, is not known here',
    );
    await expect(args.onAsked).toHaveBeenLastCalledWith({ from: '2026-05-04', to: '2026-05-10' });
  },
};
