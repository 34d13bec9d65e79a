import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { player } from '../testing/ten-machines.ts';
import { active, press, says, send } from './stepper-screen.test-data.ts';
import { StepperView } from './stepper-view.tsx';

const meta = {
  title: 'Machines/Stepper/A moment taken along',
  component: StepperView,
  args: { machine: player },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepperView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  name: 'A link opens the same moment, and a test takes the same steps',
  args: { machine: player, linkOf: (code) => `https://example.test/stepper#${code}`, onMoment: fn() },
  play: async ({ args }) => {
    await send('power');
    await send('mode');
    await press('Copy as test');
    await expect(await screen.findByLabelText<HTMLTextAreaElement>('Copied test')).toHaveValue(
      [
        `import { expect, test } from 'vitest';`,
        `import { Stepper } from '@layline/stepper';`,
        `import { machine } from './machine.ts';`,
        '',
        `test('player after 2 steps', () => {`,
        '  const stepper = new Stepper(machine);',
        `  stepper.send({ type: 'power' });`,
        `  stepper.send({ type: 'mode' });`,
        `  expect(stepper.state()).toEqual({ on: { disc: 'stopped' } });`,
        '});',
        '',
      ].join('\n'),
    );
    await press('Copy link');
    const link = (await screen.findByLabelText<HTMLTextAreaElement>('Copied link')).value;
    await expect(link).toMatch(/^https:\/\/example\.test\/stepper#[\w-]+$/);
    await press('To the start');
    await userEvent.click(screen.getByText('Open a link'));
    const field = screen.getByLabelText('Link or code');
    await userEvent.type(field, `${link.slice(0, -8)}{Enter}`);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The link cannot be read');
    await userEvent.clear(field);
    await userEvent.type(field, `${link}{Enter}`);
    await says('At step 2.');
    await expect(active()).toEqual(['player', 'player.on', 'player.on.disc', 'player.on.disc.stopped']);
    await expect(args.onMoment).toHaveBeenLastCalledWith(expect.objectContaining({ machine: 'player' }));
  },
};
