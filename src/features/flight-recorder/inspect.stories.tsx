import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { assign, createActor, createMachine } from 'xstate';
import { Recorder } from '#stepper/record/recorder.ts';
import { Inspect } from './inspect.tsx';

const counter = createMachine({
  types: { events: {} as { type: 'raised' }, context: {} as { count: number } },
  id: 'counter',
  context: { count: 0 },
  initial: 'low',
  states: {
    low: { on: { raised: { target: 'high', actions: assign({ count: 1 }) } } },
    high: {},
  },
});

/** Two machines that run, the second unheard so far. */
function watched() {
  const recorder = new Recorder({ now: () => performance.now() });
  const [first, second] = ['first', 'second'].map((systemId) => createActor(counter, { systemId }));
  for (const actor of [first!, second!]) {
    recorder.watch(actor);
    actor.start();
  }
  first!.send({ type: 'raised' });
  return { recorder, second: second! };
}

const meta = {
  title: 'Panels/Inspector',
  component: Inspect,
  args: { recorder: watched().recorder },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Inspect>;

export default meta;
type Story = StoryObj<typeof meta>;

const live = watched();

export const Live: Story = {
  name: 'Actors, their states and what happens to them, as it happens; one of them alone',
  args: { recorder: live.recorder },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('complementary', { name: 'Inspect' }));
    const actors = within(panel.getByRole('list', { name: 'Actors' }));
    const happened = within(panel.getByRole('list', { name: 'What happened, the newest first' }));
    live.second.send({ type: 'raised' });
    await waitFor(() => expect(actors.getAllByRole('listitem').at(-1)).toHaveTextContent('second high'));
    await waitFor(() => expect(happened.getAllByRole('listitem')[0]).toHaveTextContent('second raised'));
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
