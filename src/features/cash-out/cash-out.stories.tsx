import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { chosen, doneBy, leg, offer, Panel, says, sent } from './cash-out.test-data.tsx';

const meta = {
  title: 'Panels/Cash out',
  component: Panel,
  parameters: { machine: 'cash-out' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { state: 'closed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const findOpener = () => canvas.findByRole('button', { name: 'Cash out +₹17.64' });
    (await findOpener()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Cash out' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Keep position' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    const opener = await findOpener();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** In My Bets the panel names its market. */
export const InMyBets: Story = {
  args: { place: 'bets' },
  parameters: { state: 'choosing', through: 'closed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cash out +₹17.64' }));
    await expect(within(canvasElement).getByRole('region', { name: 'Cash out Match Odds' })).toBeVisible();
  },
};

/** A cash out opened at another place moves here when it is asked for. */
export const Elsewhere: Story = {
  args: {
    events: sent,
    answer: doneBy([{ ...leg(0), remaining: 118_00, delayEndsAt: '2026-11-21T10:05:00.100Z' }]),
    place: 'bets',
  },
  parameters: { state: 'done.held' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'See the cash out' }));
    await expect(within(canvasElement).getByText('Waiting for the in-play delay…')).toBeVisible();
  },
};

/** Its result stands at another place: what is left of the position has its figure here, and may be cashed out too. */
export const WhatIsLeft: Story = {
  args: { events: sent, answer: doneBy([leg(118_00)]), place: 'bets' },
  parameters: { state: 'choosing', through: 'done.achieved' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash out +₹17.64' }));
    await expect(await canvas.findByLabelText('Part of the position')).toBeVisible();
  },
};

/** From an earlier visit or another tab: shows what the exchange says about it. */
export const Found: Story = {
  args: {
    events: [
      {
        type: 'request.found',
        place: 'market',
        request: { clientId: 'cash-out-1', marketId: '1.1', runnerId: null, percent: 100, ...offer },
      },
    ],
  },
  parameters: { state: 'unknown.asking' },
  play: says(/will not send it twice/),
};

export const Full: Story = {
  args: { events: chosen },
  parameters: { state: 'choosing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: 'Bets that it places' })).toHaveTextContent(
      'Lay Harbour Town: ₹118.00 at 2.00',
    );
    await expect(canvas.getByRole('row', { name: /Harbour Town/ })).toHaveTextContent('+₹133.28+₹17.64');
    await expect(canvas.getByRole('row', { name: /Dunes/ })).toHaveTextContent('-₹100.00+₹17.64');
    await expect(canvas.getByRole('button', { name: 'Cash out: win at least ₹17.64' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '100 %' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** In a sheet that is lower than it: what confirms it is in sight before anything is scrolled. */
export const InALowSheet: Story = {
  args: { events: chosen },
  parameters: { state: 'choosing' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 260, overflowY: 'auto' }} data-testid="sheet">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = await canvas.findByTestId('sheet');
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    sheet.scrollTop = 0;
    const { bottom } = canvas.getByRole('button', { name: /^Cash out: / }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().bottom);
  },
};

/** In the sheet of a phone 360 px wide: its words take two lines, and "Keep position" stands beside it. */
export const OnANarrowPhone: Story = {
  args: {
    events: [
      chosen[0]!,
      { type: 'offer.changed', offer: { ...offer, worth: -1_23_456_78 }, reason: null, at: 0 },
    ],
  },
  parameters: { state: 'choosing' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    if (document.documentElement.clientWidth >= 768) return;
    const canvas = within(canvasElement);
    const keepButton = await canvas.findByRole('button', { name: 'Keep position' });
    const keep = keepButton.getBoundingClientRect();
    const confirm = canvas
      .getByRole('button', { name: /^Cash out: lose at most ₹1,23,456.78$/ })
      .getBoundingClientRect();
    await expect(keep.bottom).toBeGreaterThan(confirm.top);
    await expect(keep.right).toBeLessThanOrEqual(confirm.left);
    await expect(confirm.right).toBeLessThanOrEqual(328);
  },
};

/** Several prices are taken: the average is what the results are counted with. */
export const AtSeveralPrices: Story = {
  args: {
    events: [
      chosen[0]!,
      {
        type: 'offer.changed',
        offer: { ...offer, legs: [{ runnerId: 'home', side: 'LAY', odds: 204, stake: 118_00 }] },
        reason: null,
        at: 0,
      },
    ],
  },
  parameters: { state: 'choosing' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('list', { name: 'Bets that it places' })).toHaveTextContent(
      'Lay Harbour Town: ₹118.00 at 2.00 on average, 2.04 at worst',
    ),
};

/** Uses the slider's arrow keys; an offer for another part is not taken. */
export const Part: Story = {
  args: { events: chosen },
  parameters: { state: 'choosing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: 'Part of the position' });
    slider.focus();
    await fireEvent.change(slider, { target: { value: '40' } });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '40 percent'));
    await expect(canvas.getByRole('button', { name: 'Cash out' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'home');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Bets on Harbour Town');
  },
};

/** The offer became worse as it was pressed: what is sent is what was read. It says so until another press. */
export const PressedAsItMoved: Story = {
  args: {
    events: [
      ...chosen,
      { type: 'offer.changed', offer: { ...offer, worth: 11_00 }, reason: null, at: 5_000 },
      { type: 'cashOut.chosen', clientId: 'cash-out-1', at: 5_300 },
      { type: 'offer.changed', offer: { ...offer, worth: 12_00 }, reason: null, at: 5_400 },
    ],
  },
  parameters: { state: 'sending', through: 'choosing' },
  play: async (context) => {
    await says(/The prices moved as you pressed, so nothing is sent yet. Press again to cash out at these/)(
      context,
    );
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash out: win at least ₹12.00' }));
    await expect(await canvas.findByText('Cashing out…')).toBeVisible();
  },
};

/** Escape works wherever in the panel the focus is. */
export const LeftByEscape: Story = {
  args: { events: chosen },
  parameters: { state: 'closed', through: 'choosing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('slider')).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Cash out/ })).toHaveFocus());
  },
};

export const ShortOfPrices: Story = {
  args: {
    events: [chosen[0]!, { type: 'offer.changed', offer: { ...offer, isWhole: false }, reason: null, at: 0 }],
  },
  parameters: { state: 'choosing' },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Not enough is on offer: only this part is cashed out'),
};

export const NothingToCashOut: Story = {
  args: {
    events: [
      chosen[0]!,
      { type: 'offer.changed', offer: null, reason: 'There is nothing to cash out.', at: 0 },
    ],
  },
  parameters: { state: 'choosing' },
  play: says(/There is nothing to cash out/),
};

export const Storing: Story = {
  args: { events: sent, store: 'never' },
  parameters: { state: 'storing' },
  play: says(/Cashing out/),
};

export const NotStored: Story = {
  args: { events: sent, store: 'notKept' },
  parameters: { state: 'notStored' },
  play: says(/could not keep the cash out, so it was not sent/, 'alert'),
};

export const Sending: Story = {
  args: { events: sent },
  parameters: { state: 'sending' },
  play: says(/Cashing out/),
};

export const Unknown: Story = {
  args: { events: sent, answer: 'cut' },
  parameters: { state: 'unknown.waiting' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/No answer yet. It may have been done/),
    ).toBeVisible();
  },
};

export const Asking: Story = {
  args: { events: sent, answer: 'cut' },
  parameters: { state: 'unknown.asking' },
  play: async ({ canvasElement }) => {
    const isAsking = () => canvasElement.querySelector('[data-state*="asking"]');
    await waitFor(() => expect(isAsking()).not.toBeNull());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('will not send it twice');
  },
};

/** The exchange twice said that it never arrived: a request still on its way is no longer wanted. */
export const GivingUp: Story = {
  args: { events: sent, answer: 'neverArrived' },
  parameters: { state: 'givingUp.asking' },
  play: async ({ canvasElement }) => {
    const words = /has not received it. We are telling it not to take it/;
    await expect(await within(canvasElement).findByText(words, {}, { timeout: 5_000 })).toBeVisible();
  },
};

/** Nobody answers that either, so it is said again. */
export const GivingUpAgain: Story = {
  args: { ...GivingUp.args, giveUp: 'cut' },
  parameters: { state: 'givingUp.waiting' },
  play: GivingUp.play!,
};

export const Refused: Story = {
  args: {
    events: sent,
    answer: { kind: 'refused', message: 'The market is suspended. Nothing was placed.' },
  },
  parameters: { state: 'refused' },
  play: says(/The market is suspended/, 'alert'),
};
