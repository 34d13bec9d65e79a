import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { IntentState } from '#domain/bet/intent.ts';
import { sampleBet } from '#machines/testing/samples.ts';
import { sampleReport } from './bet-slip.test-data.tsx';
import { BetsApartView } from './bets-apart.view.tsx';

const bet = sampleBet({ runnerName: 'Harbour Town', eventName: 'Harbour Town v Ridgeway' });
const found = (state: IntentState, isFound: boolean) => [{ bet, report: sampleReport(state), isFound }];

const meta = {
  title: 'Panels/Bets in doubt',
  component: BetsApartView,
  parameters: { machine: 'bet-intent', shows: 'props' },
  args: { bets: found('inDoubt', false), onChoose: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetsApartView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Never says "failed": it says what is known and what is not, and offers to ask at once. */
export const InDoubt: Story = {
  args: { bets: found('inDoubt', false) },
  parameters: { state: 'inDoubt.waiting' },
  play: async ({ args, canvasElement }) => {
    const bets = within(
      await within(canvasElement).findByRole('region', { name: 'Bets that had no answer' }),
    );
    await expect(bets.getByRole('listitem')).toHaveTextContent('₹100.00 at 2.36');
    await expect(bets.getByRole('status')).toHaveTextContent(
      /^Still no answer.*We do not know yet whether it was placed\. It cannot be placed twice/,
    );
    await expect(canvasElement).not.toHaveTextContent(/fail|refused|not placed/i);
    await userEvent.click(bets.getByRole('button', { name: 'Look again Harbour Town' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('client-1', 'retry.chosen');
  },
};

export const InDoubtAfterReload: Story = {
  args: { bets: found('inDoubt', true) },
  parameters: { state: 'inDoubt.waiting' },
  play: async ({ canvasElement }) => {
    const bets = await within(canvasElement).findByRole('region', { name: 'Bets of your last visit' });
    await expect(within(bets).getByRole('button', { name: 'Look again Harbour Town' })).toBeEnabled();
  },
};

/** The words stay the same, so that a screen reader does not repeat them at every look. */
export const LookingAgain: Story = {
  args: { bets: found('lookingAgain', true) },
  parameters: { state: 'inDoubt.asking' },
  play: async ({ args, canvasElement }) => {
    const bets = within(canvasElement);
    await expect(await bets.findByRole('status')).toHaveTextContent(/^Still no answer/);
    await userEvent.click(bets.getByRole('button', { name: 'Looking… Harbour Town' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
