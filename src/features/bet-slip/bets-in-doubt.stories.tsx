import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { passes, rejects } from '#tests/stories/machine-path.ts';
import { storyOf } from '#tests/stories/story-of.tsx';
import { apartWith, foundBet, onPhone } from './bets-apart.test-data.tsx';
import { unanswered } from './slip-card.test-data.tsx';

const meta = { title: 'Panels/Bets in doubt', decorators: [onPhone] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = apartWith([]);
const input = { ...foundBet, isFound: false };
const inDoubt = [...unanswered, passes('doubt'), rejects('lookUpBet')] as const;

/** Never says "failed": it says what is known and what is not, and offers to ask at once. */
export const InDoubt: Story = {
  ...storyOf(betIntentMachine, { input, path: inDoubt, at: 'inDoubt.waiting' }, shown),
  play: async ({ canvasElement }) => {
    const bets = within(
      await within(canvasElement).findByRole('region', { name: 'Bets that had no answer' }),
    );
    await expect(bets.getByRole('listitem')).toHaveTextContent('₹100.00 at 2.36');
    await expect(bets.getByRole('status')).toHaveTextContent(
      /^Still no answer.*We do not know yet whether it was placed\. It cannot be placed twice/,
    );
    await expect(canvasElement).not.toHaveTextContent(/fail|refused|not placed/i);
  },
};

export const LookAgain: Story = {
  ...storyOf(
    betIntentMachine,
    { input, path: inDoubt, at: 'inDoubt.waiting', ends: 'inDoubt.asking' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await userEvent.click(await bets.findByRole('button', { name: 'Look again Harbour Town' }));
    await expect(await bets.findByRole('button', { name: 'Looking… Harbour Town' })).toBeVisible();
  },
};

export const InDoubtAfterReload: Story = {
  ...storyOf(
    betIntentMachine,
    { input: foundBet, path: [passes('doubt'), rejects('lookUpBet')], at: 'inDoubt.waiting' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    const bets = await within(canvasElement).findByRole('region', { name: 'Bets of your last visit' });
    await expect(within(bets).getByRole('button', { name: 'Look again Harbour Town' })).toBeEnabled();
  },
};

/** The words stay the same, so that a screen reader does not repeat them at every look. */
export const LookingAgain: Story = {
  ...storyOf(betIntentMachine, { input: foundBet, path: [passes('doubt')], at: 'inDoubt.asking' }, shown),
  play: async ({ canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('status')).toHaveTextContent(/^Still no answer/);
    await userEvent.click(bets.getByRole('button', { name: 'Looking… Harbour Town' }));
  },
};
