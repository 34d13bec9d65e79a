import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { ExposureRow } from '#domain/risk/exposure-row.ts';
import { exposureMachine, selectRows, type ExposureEvent } from '#machines/exposure/exposure.machine.ts';
import { MyMarketView, type MarketOutlooks, type MyMarketViewProps } from './my-market.view.tsx';

const row = {
  sportName: 'Cricket',
  eventName: 'Mumbai Mariners v Goa Gulls',
  marketName: 'Match Odds',
  betCounts: 3,
  sportId: '4',
  eventId: '4-1',
  marketId: '4-1.mo',
};

interface OpenedProps extends Pick<MyMarketViewProps, 'riskOf' | 'outlooksOf'> {
  /** The gateway's answers, in turn. */
  answers: readonly ('never' | 'noAnswer' | readonly ExposureRow[])[];
  onSent: (event: ExposureEvent) => void;
  onOpen: (path: string) => void;
}

/** The view on the real machine, as its popup opens it. */
function Opened({ answers, riskOf, outlooksOf, onSent, onOpen }: OpenedProps) {
  const [exposure] = useState(() => {
    const left = [...answers];
    const machine = exposureMachine.provide({
      actors: {
        loadRows: fromPromise<readonly ExposureRow[]>(async () => {
          const answer = left.shift() ?? 'never';
          if (answer === 'never') return new Promise<never>(() => undefined);
          if (answer === 'noAnswer') throw new Error('The gateway cannot be reached');
          return answer;
        }),
      },
      actions: { openPath: (_, { path }) => onOpen(path) },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'list.opened' });
    return actor;
  });
  const rows = useSelector(exposure, selectRows);
  const state = useSelector(exposure, ({ value }) => value);
  const send = (event: ExposureEvent) => {
    onSent(event);
    exposure.send(event);
  };
  return <MyMarketView state={state} rows={rows} riskOf={riskOf} outlooksOf={outlooksOf} send={send} />;
}

const meta = {
  title: 'Panels/My Market',
  component: Opened,
  parameters: { machine: 'exposure' },
  args: {
    answers: [[row]],
    riskOf: () => 56_000,
    outlooksOf: () => null as MarketOutlooks | null,
    onSent: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '[PNL-4] the columns, and an event name that opens its market',
  parameters: { state: 'closed', through: 'listed' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Sport Name', 'Event Name', 'Market Name', 'Trade']);
    await expect(canvas.getByRole('cell', { name: /^Match Odds/ })).toHaveTextContent('exposure ₹560.00');
    await userEvent.click(canvas.getByRole('button', { name: row.eventName }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Analysed: Story = {
  name: 'each market from worst to best, and with what waits',
  args: {
    outlooksOf: () => ({
      matched: { worst: -56_000, best: 120_000 },
      withWaiting: { worst: -80_000, best: 200_000 },
    }),
  },
  parameters: { state: 'listed' },
  play: async ({ canvasElement }) => {
    const market = await within(canvasElement).findByRole('cell', { name: /^Match Odds/ });
    await expect(market).toHaveTextContent('As it stands: -₹560.00 at worst, +₹1,200.00 at best');
    await expect(market).toHaveTextContent('If what waits is matched: -₹800.00 at worst, +₹2,000.00 at best');
  },
};

export const Empty: Story = {
  name: '[PNL-4] nothing: the specified words',
  args: { answers: [[]] },
  parameters: { state: 'empty' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement).toHaveTextContent('No real-time records found')),
};

export const Loading: Story = {
  args: { answers: ['never'] },
  parameters: { state: 'loading', through: 'closed' },
};

export const NoAnswer: Story = {
  args: { answers: ['noAnswer', [row]] },
  parameters: { state: 'listed', through: 'noAnswer' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onSent).toHaveBeenCalledWith({ type: 'retry.chosen' });
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
