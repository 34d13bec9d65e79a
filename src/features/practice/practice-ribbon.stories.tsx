import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { practiceMachine } from '#machines/practice/practice.machine.ts';
import { answers, sends } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { ribbonPropsOf } from './practice-props.ts';
import { PracticeRibbonView } from './practice-ribbon.view.tsx';

const meta = {
  title: 'Panels/Practice/Ribbon',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shownAt =
  (available: number, mayBeKept = true) =>
  ({ snapshot, send }: Reached<typeof practiceMachine>) => (
    <PracticeRibbonView
      {...ribbonPropsOf(snapshot, available)}
      mayBeKept={mayBeKept}
      onRefill={() => send({ type: 'refill.pressed' })}
    />
  );
const plenty = 10_000_00;
const little = 5_00;
const pressed = sends({ type: 'refill.pressed' });

const ribbon = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));

/** There is enough left to bet with: it is marked, and may be kept. */
export const Marked: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle' }, shownAt(plenty)),
  play: async ({ canvasElement }) => {
    const shown = await ribbon(canvasElement);
    await expect(shown.getByText('Practice: not real money')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Refill' })).toBeNull();
    await expect(shown.getByRole('link', { name: 'Keep the account' })).toHaveAttribute('href', '/signup');
  },
};

export const NotToBeKept: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle' }, shownAt(plenty, false)),
  name: 'where there is no other money, the account is not offered to be kept',
  play: async ({ canvasElement }) => {
    await expect((await ribbon(canvasElement)).queryByRole('link')).toBeNull();
  },
};

export const Low: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle', ends: 'refilling' }, shownAt(little)),
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click((await ribbon(canvasElement)).getByRole('button', { name: 'Refill' }));
    await expect(asked(loaded, 'refillPractice')).toBeUndefined();
  },
};

export const Refilling: Story = {
  ...storyOf(practiceMachine, { path: [pressed], at: 'refilling' }, shownAt(little)),
};

export const RefillRefused: Story = {
  ...storyOf(
    practiceMachine,
    {
      path: [
        pressed,
        answers('refillPractice', { kind: 'refused', message: 'Practice money is refilled once an hour.' }),
      ],
      at: 'ready.refused',
    },
    shownAt(little),
  ),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('once an hour'),
};
