import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { LapseCode } from '#domain/words/lapse-words.ts';
import { chosen, doneBy, leg, Panel, says, sent } from './cash-out.test-data.tsx';

const meta = {
  title: 'Panels/Cash out, result',
  component: Panel,
  parameters: { machine: 'cash-out' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const held = { ...leg(0), remaining: 118_00 };

export const Held: Story = {
  // Of a market that waits longer than the story lasts.
  args: { events: sent, answer: doneBy([{ ...held, delayEndsAt: '2026-11-21T10:05:00.100Z' }]) },
  parameters: { state: 'done.held' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Waiting for the in-play delay…')).toBeVisible();
  },
};

/** The account's feed was broken when the delay ended, so nothing more is claimed. */
export const HeldWithoutNews: Story = {
  args: { events: sent, answer: doneBy([held]) },
  parameters: { state: 'done.missing.asking' },
  play: says(/^No news of it yet, though the in-play delay is over\. We are asking the exchange…$/),
};

/** The question was not answered either, so it is asked again. */
export const HeldAskedInVain: Story = {
  args: { ...HeldWithoutNews.args, lookUp: 'cut' },
  parameters: { state: 'done.missing.waiting' },
  play: says(/^No news of it yet, though the in-play delay is over\. We are asking the exchange…$/),
};

/** The market is paid: the result can still be read, for a minute. */
export const Paid: Story = {
  args: { events: sent, answer: doneBy([{ ...leg(90_00), remaining: 0, lapsed: 28_00 }]), isPaid: true },
  parameters: { state: 'done.paid' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Cashed out in part.')).toBeVisible();
  },
};

export const Achieved: Story = {
  args: { events: sent, answer: doneBy([{ ...leg(90_00), remaining: 0, lapsed: 28_00 }]) },
  parameters: { state: 'done.achieved' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Cashed out in part.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Lay Harbour Town/ })).toHaveTextContent(
      'Lay Harbour Town₹118.00 at 2.00 or better₹90.00 at 2.00',
    );
  },
};

/** What was asked for is a limit; what it came to is told beside it, as the results are counted with that. */
export const AchievedAtBetterOdds: Story = {
  args: { events: sent, answer: doneBy([{ ...leg(118_00), remaining: 0, averageOdds: 192 }]) },
  parameters: { state: 'done.achieved' },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /^Lay Harbour Town/ });
    await expect(row).toHaveTextContent('₹118.00 at 2.00 or better₹118.00 at 1.92 on average');
  },
};

/** Its bet waited out the delay, so that what is held now is what tells the results. */
export const AchievedAfterTheDelay: Story = {
  args: {
    events: sent,
    answer: doneBy([{ ...leg(118_00), remaining: 0, updatedAt: '2026-11-21T10:00:05.100Z' }]),
    heldNow: [
      { runnerId: 'home', ifWins: 1_800_00 },
      { runnerId: 'away', ifWins: 1_800_00 },
    ],
  },
  parameters: { state: 'done.achieved' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Cashed out.')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Now' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Dunes/ })).toHaveTextContent('Dunes-₹100.00+₹17.64');
  },
};

export const HalfOfIt: Story = {
  args: {
    events: [
      { type: 'open.chosen', place: 'market' },
      { type: 'percent.chosen', percent: 50 },
      ...sent.slice(1),
    ],
    answer: doneBy([leg(118_00)]),
  },
  parameters: { state: 'done.achieved' },
  play: says(/^Cashed out 50 %\. The rest of your position was left as it was\.$/),
};

const lapsedLeg = (reason: LapseCode, matched = 0) => ({
  ...leg(matched),
  remaining: 0,
  lapsed: 118_00 - matched,
  reason,
});

/** The delay took all of it: nothing is reported as cashed out. */
export const NothingAchieved: Story = {
  args: { events: sent, answer: doneBy([lapsedLeg('FILL_OR_KILL')]) },
  parameters: { state: 'done.achieved' },
  play: says(/^Nothing was cashed out\. The prices were gone\. Your position is as it was\.$/),
};

/** The market says why, not its prices. */
export const SuspendedDuringTheDelay: Story = {
  args: { events: sent, answer: doneBy([lapsedLeg('MARKET_SUSPENDED')]) },
  parameters: { state: 'done.achieved' },
  play: says(
    /^Nothing was cashed out\. The market was suspended during the delay\. Your position is as it was\.$/,
  ),
};

export const PartBeforeTheMarketClosed: Story = {
  args: { events: sent, answer: doneBy([lapsedLeg('MARKET_CLOSED', 50_00)]) },
  parameters: { state: 'done.achieved' },
  play: says(/^Cashed out in part\. The unmatched part lapsed when the market was closed\.$/),
};

/** After a press by keyboard, the focus moves to the result. */
export const ByKeyboard: Story = {
  args: { events: chosen, answer: doneBy([leg(118_00)]) },
  parameters: { state: 'done.achieved' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Cash out: / })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Cash out' })).toHaveFocus());
    await expect(await canvas.findByText('Cashed out.')).toBeVisible();
  },
};
