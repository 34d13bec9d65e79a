import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inspect } from './inspect.tsx';
import { sampleRecording } from './sample-recording.test-data.ts';

/** What a recorder gives, by how often something happened to the second of two machines. */
const recordingAt = (times: number) =>
  sampleRecording(
    [
      ['first', 'high'],
      ['second', times === 0 ? 'low' : 'high'],
    ],
    ['first#0', ...Array.from({ length: times }, () => 'second#1')],
  );

let times = 0;
const listeners = new Set<() => void>();
const recorder = {
  recording: () => recordingAt(times),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
/** Something happens to the second machine. */
const happen = () => {
  times++;
  for (const listener of listeners) listener();
};

const meta = {
  title: 'Panels/Inspector',
  component: Inspect,
  args: { recorder },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Inspect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'Actors, their states and what happens to them, as it happens; one of them alone',
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('complementary', { name: 'Inspect' }));
    const actors = within(panel.getByRole('list', { name: 'Actors' }));
    const happened = within(panel.getByRole('list', { name: 'What happened, the newest first' }));
    happen();
    await waitFor(() => expect(actors.getAllByRole('listitem').at(-1)).toHaveTextContent('second high'));
    await waitFor(() => expect(happened.getAllByRole('listitem')[0]).toHaveTextContent('second sample.told'));
    await userEvent.selectOptions(panel.getByLabelText('Actor'), 'first');
    for (const item of happened.getAllByRole('listitem')) await expect(item).toHaveTextContent('first');
  },
};

export const Opened: Story = {
  name: 'A moment opens in the stepper, in a tab of its own',
  play: async ({ canvasElement }) => {
    const opened = fn();
    const { open } = window;
    window.open = opened;
    const [button] = await within(canvasElement).findAllByRole('button', {
      name: /^Open in the stepper: first/,
    });
    await userEvent.click(button!);
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    window.open = open;
    await expect(opened.mock.calls[0]?.[0]).toMatch(/^\/workshop\/#moment=/);
  },
};

export const Closed: Story = {
  name: 'Closed, it is gone until the page is loaded again',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Close the inspector' }));
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
