import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { byMatched } from '#domain/market/listed-markets.ts';
import { useMatchedOrder } from './use-matched-order.ts';

const events = ['Goa', 'Surat'].map((exEventId) => ({ exEventId, marketIds: [] }));

/** Two matches of which the second overtakes the first as more is matched. */
function Reader() {
  const [choice, setChoice] = useState(0);
  const [surat, setSurat] = useState(100);
  const known = new Map([
    ['Goa', 200],
    ['Surat', surat],
  ]);
  const matched = useMatchedOrder(String(choice), known);
  return (
    <>
      <button onClick={() => setSurat(300)}>More is matched</button>
      <button onClick={() => setChoice(choice + 1)}>Order again</button>
      <output>
        {matched &&
          byMatched(events, matched)
            .map(({ exEventId }) => exEventId)
            .join(', ')}
      </output>
    </>
  );
}

const meta = { title: 'Pages/A sport, its order by what was matched', component: Reader } satisfies Meta<
  typeof Reader
>;

export default meta;

/** Rows stay where they are while somebody reads, until the order is chosen again. */
export const StaysInPlace: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(await part.findByRole('status')).toHaveTextContent('Goa, Surat');
    await userEvent.click(part.getByRole('button', { name: 'More is matched' }));
    await expect(part.getByRole('status')).toHaveTextContent('Goa, Surat');
    await userEvent.click(part.getByRole('button', { name: 'Order again' }));
    await expect(part.getByRole('status')).toHaveTextContent('Surat, Goa');
  },
};
