import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InSight } from './in-sight.tsx';

/** A form longer than the screen, whose end is pressed. */
function LongForm() {
  const [isSent, setIsSent] = useState(false);
  if (!isSent)
    return (
      <div style={{ paddingBlockStart: '300vh' }}>
        <button type="button" onClick={() => setIsSent(true)}>
          Send
        </button>
      </div>
    );
  return (
    <div style={{ minBlockSize: '300vh' }}>
      <InSight>
        <p>It is sent.</p>
      </InSight>
    </div>
  );
}

const meta = { title: 'Panels/Banking/In sight', component: LongForm } satisfies Meta<typeof LongForm>;
export default meta;

/** What takes the place of a form stands where its reader looks, not a screen above it. */
export const Sent: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    const sent = await canvas.findByText('It is sent.');
    await waitFor(async () => {
      const { top, bottom } = sent.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
