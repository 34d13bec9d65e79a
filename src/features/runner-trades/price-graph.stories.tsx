import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { formatOdds } from '#domain/odds/odds.ts';
import { timing } from '#domain/site/timing.ts';
import {
  runnerTradesMachine,
  type RunnerTrades,
  type RunnerTradesEvent,
} from '#machines/runner-trades/runner-trades.machine.ts';
import { useSelector } from '@xstate/react';
import { PriceGraphView } from './price-graph.view.tsx';

/** Two hours of a price that drifts and comes back. */
const trades: RunnerTrades = {
  traded: [[236, 5_000_00]],
  prices: Array.from({ length: 120 }, (_, minute) => ({
    at: new Date(Date.parse('2026-11-21T12:00:00.000Z') + minute * 60_000).toISOString(),
    odds: 236 + Math.round(18 * Math.sin(minute / 14)) * 2,
    matched: 1_000_00 + ((minute * 7_919) % 90) * 100_00,
  })),
};

interface GraphProps {
  /** The gateway's answers, in turn. */
  answers: readonly ('never' | 'noAnswer' | RunnerTrades)[];
  /** What happens after the first answer. */
  after?: readonly (RunnerTradesEvent | 'wait')[];
}

/** The view on a machine whose clock moves only as the story says. */
function Graph({ answers, after = [] }: GraphProps) {
  const [actor] = useState(() => {
    const clock = new SimulatedClock();
    let asked = 0;
    const machine = runnerTradesMachine.provide({
      actors: {
        readTrades: fromPromise<RunnerTrades>(() => {
          const answer = answers[asked++] ?? 'never';
          if (answer === 'never') return new Promise<never>(() => {});
          if (answer === 'noAnswer') return Promise.reject(new Error('The gateway cannot be reached'));
          return Promise.resolve(answer);
        }),
      },
    });
    const started = createActor(machine, { clock }).start();
    setTimeout(() => {
      for (const what of after) {
        if (what === 'wait') clock.increment(timing.tradesRefresh);
        else started.send(what);
      }
    });
    return started;
  });
  const snapshot = useSelector(actor, (now) => now);
  return (
    <PriceGraphView snapshot={snapshot} send={actor.send} runnerName="Harbour Town" priceText={formatOdds} />
  );
}

const meta = {
  title: 'Panels/Price graph',
  component: Graph,
  args: { answers: [trades] },
  parameters: { machine: 'runner-trades' },
} satisfies Meta<typeof Graph>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(within(canvas).getByRole('img', { name: /^Harbour Town: Matched at 2.36 first/ })).toBeVisible(),
  );

/** The graph keeps a price until the next match; the table says the same. */
export const Drawn: Story = {
  parameters: { state: 'shown.idle' },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'As a table' }));
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows).toHaveLength(121);
    await expect(rows[120]).toHaveTextContent('2.36₹1,000.00');
  },
};

export const Loading: Story = { args: { answers: ['never'] }, parameters: { state: 'loading' } };

export const NoAnswer: Story = {
  args: { answers: ['noAnswer', trades] },
  parameters: { state: 'shown.idle', through: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /again/i }));
    await isDrawn(canvasElement);
  },
};

/** More was matched: the trades will soon be asked for again. */
export const Waiting: Story = {
  args: { after: [{ type: 'matched.changed' }] },
  parameters: { state: 'shown.waiting' },
  play: ({ canvasElement }) => isDrawn(canvasElement),
};

/** The known prices stay while the next answer is under way. */
export const Asking: Story = {
  args: { answers: [trades, 'never'], after: [{ type: 'matched.changed' }, 'wait'] },
  parameters: { state: 'shown.asking' },
  play: ({ canvasElement }) => isDrawn(canvasElement),
};

export const Late: Story = {
  args: { answers: [trades, 'noAnswer'], after: [{ type: 'matched.changed' }, 'wait'] },
  parameters: { state: 'shown.late' },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement);
    await expect(await within(canvasElement).findByText(/No newer prices came/)).toBeVisible();
  },
};

export const NothingMatched: Story = {
  args: { answers: [{ traded: [], prices: [] }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing matched yet')).toBeVisible();
  },
};
