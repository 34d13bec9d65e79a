import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StageView } from './stage.view.tsx';

const suspension = {
  name: 'late-suspension',
  happens: 'The suspension comes fifteen seconds late, and bets matched meanwhile are void.',
  sees: 'A bet matched in those seconds turns void and its stake is free again.',
  onAnyEvent: true,
};
const scene = {
  scenario: 'late-suspension',
  eventId: 'stage.1',
  eventName: 'Stage Rovers v Stage United',
  address: '/marketdetails/stage.1/1',
};
const run = {
  runId: 'run-1',
  scenario: 'late-suspension',
  eventId: 'stage.1',
  address: scene.address,
  steps: [{ at: '2026-11-24T18:00:01.000Z', text: 'Suspended for GOAL.' }],
};

const meta = {
  title: 'Panels/Stage',
  component: StageView,
  args: {
    scenarios: [suspension],
    scenes: {},
    runs: [],
    asking: null,
    refusal: null,
    onPutOn: fn(),
    onPlay: fn(),
  },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof StageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ args, canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Late suspension' });
    await expect(within(card).queryByRole('button', { name: 'Play it' })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Put an event on' }));
    await expect(args.onPutOn).toHaveBeenCalledWith('late-suspension');
  },
};

export const PutOn: Story = {
  args: { scenes: { 'late-suspension': scene } },
  play: async ({ args, canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: scene.eventName });
    await expect(link).toHaveAttribute('href', scene.address);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play it' }));
    await expect(args.onPlay).toHaveBeenCalledWith('late-suspension', 'stage.1');
  },
};

export const Playing: Story = {
  args: { scenes: { 'late-suspension': scene }, runs: [{ ...run, state: 'RUNNING' }] },
  play: async ({ args, canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Suspended for GOAL.', { exact: false }),
    ).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Playing…' }));
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    scenes: { 'late-suspension': scene },
    runs: [
      {
        ...run,
        state: 'FAILED',
        steps: [...run.steps, { at: '2026-11-24T18:00:02.000Z', text: 'The exchange refused: closed.' }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/The exchange refused: closed/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { refusal: 'The exchange is still starting. Try again in a moment.' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('still starting');
  },
};
