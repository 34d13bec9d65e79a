import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { LiveStream, type LiveStreamProps } from './live-stream.tsx';

/** The panel, with a button that goes to another event. */
function Panel(props: LiveStreamProps) {
  const [eventId, setEventId] = useState(props.eventId);
  return (
    <div style={{ width: 340, background: 'var(--surface)' }}>
      <LiveStream {...props} eventId={eventId} />
      <button type="button" onClick={() => setEventId('7.2')}>
        Another event
      </button>
      <ToastRegion />
    </div>
  );
}

const meta = {
  title: 'Panels/Live stream',
  component: LiveStream,
  render: Panel,
  parameters: { machine: 'live-stream' },
  args: { hasToken: true, eventId: '7.1', children: <p>The picture</p> },
} satisfies Meta<typeof LiveStream>;

export default meta;
type Story = StoryObj<typeof meta>;

const findToggle = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Live Stream' });

export const Open: Story = {
  name: '[PNL-7] a press opens it, another event closes it',
  parameters: { state: 'open' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await findToggle(canvasElement));
    await expect(canvasElement).toHaveTextContent('The picture');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Another event' }));
    await expect(await findToggle(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(await findToggle(canvasElement));
    await expect(canvasElement).toHaveTextContent('The picture');
  },
};

export const Visitor: Story = {
  name: '[VAL-4] a visitor is asked to log in',
  args: { hasToken: false },
  parameters: { state: 'closed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await findToggle(canvasElement));
    await waitFor(() => expect(screen.getByText('Please Login Before To Watch Live')).toBeVisible());
    await expect(await findToggle(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};
