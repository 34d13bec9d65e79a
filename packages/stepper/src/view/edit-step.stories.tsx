import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { fetcher } from '../testing/ten-machines.ts';
import { active, panel, press, says, send } from './stepper-screen.test-data.ts';
import { StepperView } from './stepper-view.tsx';

const meta = {
  title: 'Machines/Stepper/Edit a step',
  component: StepperView,
  args: {
    machine: fetcher,
    start: { input: { id: 'p-1' } },
    answerSamples: {
      load: [
        { name: 'Ada is found', value: { name: 'Ada' } },
        { name: 'nobody', value: { name: null } },
      ],
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepperView>;

export default meta;
type Story = StoryObj<typeof meta>;

const stateOf = () => active().at(-1);

export const OneAnswer: Story = {
  name: 'One answer is edited, and what followed is taken again',
  play: async () => {
    await send('asked');
    await press('Ada is found');
    const clock = await panel('Clock');
    await userEvent.type(await clock.findByLabelText('Let pass (ms)'), '{Control>}a{/Control}250{Enter}');
    await press('← Back');
    await press('Edit this answer');
    await press('nobody');
    await says('Edited: 1 step after it was taken again.');
    await expect(stateOf()).toBe('fetcher.absent');
    await expect(clock.getByText('250 ms')).toBeVisible();
    const path = await panel('Path');
    await userEvent.click(path.getByRole('button', { name: /^asked/ }));
    await userEvent.click(path.getByRole('button', { name: /^or load#1 resolves/ }));
    await expect(stateOf()).toBe('fetcher.found');
  },
};

export const NoLongerApplies: Story = {
  name: 'A step that no longer applies is named, and stays on the old way',
  args: {
    steps: [
      { kind: 'send', to: '', event: { type: 'asked' } },
      { kind: 'reject', request: 'load#1', error: { message: 'No answer' } },
      { kind: 'send', to: '', event: { type: 'asked' } },
    ],
  },
  play: async () => {
    await press('← Back');
    await press('Edit this answer');
    await press('Ada is found');
    await says(
      'Edited: 0 steps after it were taken again, then "asked" no longer applies. The old way stays.',
    );
    await expect(stateOf()).toBe('fetcher.found');
  },
};

export const ByKeyboard: Story = {
  name: 'An event is edited by keyboard alone; data that is no event is refused',
  args: { steps: [{ kind: 'send', to: '', event: { type: 'asked' } }] },
  play: async () => {
    (await screen.findByRole('group', { name: 'Stepper of fetcher' })).focus();
    await userEvent.keyboard('a');
    const field = await screen.findByLabelText('Event (JSON)');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await says('An event is an object with a type.');
    await expect(stateOf()).toBe('fetcher.loading');
    await userEvent.clear(field);
    await userEvent.type(field, '{{"type": "given.up"}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await says('Edited.');
    await expect(stateOf()).toBe('fetcher.idle');
  },
};
