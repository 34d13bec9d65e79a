import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PriceAlertView, type PriceAlertViewProps } from './price-alert.view.tsx';

function Taking(props: PriceAlertViewProps) {
  const [alerts, setAlerts] = useState(props.alerts);
  return <PriceAlertView {...props} alerts={alerts} onSet={(waited) => setAlerts([...alerts, waited])} />;
}

const meta = {
  title: 'Panels/Price alert',
  component: PriceAlertView,
  args: {
    runnerName: 'Harbour Town',
    ladder: 'CLASSIC',
    best: { BACK: 236, LAY: 240 },
    alerts: [],
    isFull: false,
    now: Date.parse('2026-11-26T13:00:00Z'),
    zone: 'Asia/Kolkata',
    oddsText: (odds) => (odds / 100).toFixed(2),
    onSet: fn(),
    onDrop: fn(),
  },
} satisfies Meta<typeof PriceAlertView>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function say(form: Canvas, odds: string, hours: string, minutes: string): Promise<void> {
  const field = await form.findByLabelText(/^These odds/);
  await userEvent.clear(field);
  await userEvent.type(field, odds);
  for (const [label, text] of [
    ['Hours', hours],
    ['Minutes', minutes],
  ] as const) {
    const unit = await form.findByLabelText(label);
    await userEvent.clear(unit);
    await userEvent.type(unit, `${text}{Tab}`);
  }
  await userEvent.click(form.getByRole('button', { name: 'Tell me' }));
}

/** 18:30 in the bettor's zone: half past six is after seven there, so it is tomorrow's. */
export const Waits: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await say(form, '2.5', '7', '15');
    await userEvent.click(form.getByRole('button', { name: 'AM' }));
    await userEvent.click(form.getByRole('button', { name: 'Tell me' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({
      side: 'BACK',
      odds: 250,
      until: '2026-11-26T13:45:00.000Z',
    });
    await userEvent.click(form.getByRole('button', { name: 'Lay at' }));
    await say(form, '2.1', '6', '15');
    await expect(args.onSet).toHaveBeenLastCalledWith({
      side: 'LAY',
      odds: 210,
      until: '2026-11-27T12:45:00.000Z',
    });
  },
};

/** What cannot be waited for is said, and nothing is set. */
export const Wrong: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await say(form, '2.37', '7', '15');
    const field = form.getByLabelText(/^These odds/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/2\.36/));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await say(form, '2.2', '7', '15');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This price can be had now.'));
    await expect(args.onSet).not.toHaveBeenCalled();
  },
};

export const NoTime: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText(/^These odds/), '3{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('Say until when to wait');
    await expect(form.getByLabelText('Hours')).toHaveFocus();
    await expect(form.getByLabelText('Hours')).toBeInvalid();
    await expect(args.onSet).not.toHaveBeenCalled();
  },
};

/** An alert that is taken empties the form, and the keyboard stays beside it. */
export const Taken: Story = {
  render: (args) => <Taking {...args} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await say(form, '2.5', '7', '15');
    await expect(await form.findByRole('listitem')).toHaveTextContent('Back at 2.50 or higher');
    await expect(form.getByRole('group', { name: 'Prices of Harbour Town to wait for' })).toHaveFocus();
  },
};

export const Waiting: Story = {
  args: { alerts: [{ side: 'BACK', odds: 300, until: '2026-11-26T14:00:00.000Z' }] },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByRole('listitem')).toHaveTextContent(
      'Back at 3.00 or higher, until 26 Nov 2026, 19:30',
    );
    await userEvent.click(form.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onDrop).toHaveBeenCalledWith(args.alerts[0]);
  },
};

export const Full: Story = {
  args: { isFull: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/as many prices as there may be/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Tell me' })).toBeNull();
  },
};
