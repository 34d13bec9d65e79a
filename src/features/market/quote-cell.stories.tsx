import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Quote } from '#domain/odds/quote.ts';
import { QuoteCell, type QuoteCellProps } from './quote-cell.tsx';

/** A session's quote with buttons that change it. */
function Cell(props: QuoteCellProps) {
  const [quote, setQuote] = useState(props.quote);
  const [state, setState] = useState(props.state);
  const at = (changes: Partial<Quote>) => () => setQuote(props.quote && { ...props.quote, ...changes });
  const actions: Record<string, () => void> = {
    'Takes less': at({ size: 500_00 }),
    'Other line': at({ line: 4_800 }),
    Gone: () => setQuote(null),
    Back: at({}),
    Suspend: () => setState('suspended'),
    Open: () => setState('open'),
  };
  return (
    <>
      <QuoteCell {...props} {...{ quote, state }} />
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
    </>
  );
}

const meta = {
  title: 'Panels/Market/Quote',
  component: Cell,
  args: {
    kind: 'SESSION',
    side: 'BACK',
    runnerId: 'runs',
    runnerName: '6 over runs',
    quote: { runnerId: 'runs', side: 'BACK', odds: 200, line: 4_700, size: 25_000_00 },
    state: 'open',
    onPick: fn(),
  },
} satisfies Meta<typeof Cell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press tells since when its quote has stood there: since the first one came, another line, or one after none. */
export const StandsSince: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = await canvas.findByRole('button', { name: /^Yes 6 over runs/ });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const changedAt = async () => {
      args.onPick.mockClear();
      await userEvent.click(cell);
      return args.onPick.mock.calls[0]![0].changedAt;
    };
    const comesAnew = async (...names: string[]) => {
      const before = performance.now();
      for (const name of names) await press(name);
      await waitFor(() => expect(cell).toHaveAttribute('data-state', 'open'));
      await expect(await changedAt()).toBeGreaterThanOrEqual(before);
    };
    const first = await changedAt();
    await expect(first).toBeGreaterThan(0);
    await press('Takes less');
    await expect(await changedAt()).toBe(first);
    await comesAnew('Other line');
    await comesAnew('Gone', 'Back');
    await comesAnew('Suspend', 'Open');
  },
};
