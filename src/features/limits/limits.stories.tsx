import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import { limitKinds, type LimitKind } from '#domain/limits/limit.ts';
import type { SeenLimit, SeenLimits } from '#domain/limits/limit-change.ts';
import { limitsMachine, type LimitsAnswer, type SentChange } from '#machines/limits/limits.machine.ts';
import { LimitsView } from './limits.view.tsx';

const now = '2026-11-26T20:41:00.000Z';

const day: SeenLimit = {
  kind: 'DEPOSIT',
  frame: 'DAY',
  amount: 5_000_00,
  since: '2026-11-01T00:00:00.000Z',
  asked: null,
  used: 2_000_00,
  left: 3_000_00,
  until: '2026-11-27T00:00:00.000Z',
};
const asked = {
  amount: 9_000_00,
  at: '2026-11-26T20:00:00.000Z',
  from: '2026-11-27T20:00:00.000Z',
  until: '2026-12-04T20:00:00.000Z',
};
const held = (limit: Partial<SeenLimit> = {}, more: Partial<SeenLimits> = {}): SeenLimits => ({
  zone: 'UTC',
  limits: [{ ...day, ...limit }],
  timedOutUntil: null,
  exclusion: null,
  realityEvery: null,
  ...more,
});

type Reply<Answer> = Answer | 'fails' | 'never';

const come = async <Answer,>(reply: Reply<Answer>): Promise<Answer> => {
  if (reply === 'never') return new Promise(() => undefined);
  if (reply === 'fails') throw new Error('The gateway cannot be reached');
  return reply;
};

interface ShownProps {
  read: Reply<SeenLimits>;
  answer?: Reply<LimitsAnswer>;
  kinds?: readonly LimitKind[];
  zone?: string;
}

/** The limits on the real machine. */
function Shown({ read, answer = 'never', kinds = limitKinds, zone = 'UTC' }: ShownProps) {
  const [limits] = useState(() =>
    createActor(
      limitsMachine.provide({
        actors: {
          readLimits: fromPromise<SeenLimits>(() => come(read)),
          changeLimits: fromPromise<LimitsAnswer, SentChange>(() => come(answer)),
          watchNetwork: watchNetwork(),
        },
      }),
    ).start(),
  );
  const snapshot = useSelector(limits, (snap) => snap);
  return (
    <div style={{ maxWidth: 720, padding: 16 }}>
      <LimitsView {...{ snapshot, now, kinds, zone }} send={limits.send} nextClientId={() => 'client-1'} />
    </div>
  );
}

const meta = {
  title: 'Panels/Limits',
  component: Shown,
  parameters: { machine: 'limits' },
  args: { read: held() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const daysCard = async (canvas: HTMLElement) =>
  within(await within(canvas).findByRole('region', { name: 'Deposits, day' }));
const lower = async (canvas: HTMLElement, way: 'Lower' | 'Raise', amount: string) => {
  const card = await daysCard(canvas);
  await userEvent.click(card.getByRole('button', { name: way }));
  await expect(card.getByLabelText('Deposits, day: limit')).toHaveFocus();
  await userEvent.type(card.getByLabelText('Deposits, day: limit'), `${amount}{Enter}`);
};

export const Loading: Story = { args: { read: 'never' }, parameters: { state: 'loading' } };

export const NotRead: Story = {
  args: { read: 'fails' },
  parameters: { state: 'noAnswer' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('They hold all the same');
  },
};

/** What is left, and two ways that are as easy as each other. */
export const Idle: Story = {
  parameters: { state: 'shown.idle' },
  play: async ({ canvasElement }) => {
    const card = await daysCard(canvasElement);
    await expect(card.getByText('₹3,000.00')).toHaveTextContent('left of ₹5,000.00');
    const [less, more] = [
      card.getByRole('button', { name: 'Lower' }),
      card.getByRole('button', { name: 'Raise' }),
    ];
    const widthOf = (button: HTMLElement) => Math.round(button.getBoundingClientRect().width);
    await expect(widthOf(less)).toBe(widthOf(more));
  },
};

export const OfPractice: Story = {
  name: 'of practice money none is limited, but time is',
  args: { kinds: ['SESSION'] },
  parameters: { state: 'shown.idle' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Time' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('region', { name: 'Deposit limits' })).toBeNull();
  },
};

/** A raise waits: what holds, and from when it may be confirmed. */
export const Waiting: Story = {
  args: { read: held({ asked }) },
  parameters: { state: 'shown.idle' },
  play: async ({ canvasElement }) => {
    const card = await daysCard(canvasElement);
    await expect(card.getByText(/A raise to ₹9,000.00 is asked for/)).toHaveTextContent(
      'You can confirm it from 27 Nov 2026, 20:00 on. Until then ₹5,000.00 holds.',
    );
    await expect(card.queryByRole('button', { name: 'Yes, raise it' })).toBeNull();
  },
};

export const WaitingForYes: Story = {
  args: { read: held({ asked: { ...asked, from: now } }) },
  play: async ({ canvasElement }) => {
    await expect(
      (await daysCard(canvasElement)).getByRole('button', { name: 'Yes, raise it' }),
    ).toBeVisible();
  },
};

export const Lowered: Story = {
  args: { answer: { kind: 'done', limits: held({ amount: 2_500_00, left: 500_00 }) } },
  parameters: { state: 'shown.done' },
  play: async ({ canvasElement }) => {
    await lower(canvasElement, 'Lower', '2500');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Done');
    await expect((await daysCard(canvasElement)).getByText('₹500.00')).toHaveTextContent('left of ₹2,500.00');
    // The button that sent it has gone: the keyboard goes on from its card.
    await expect(within(canvasElement).getByRole('region', { name: 'Deposits, day' })).toHaveFocus();
  },
};

/** A digit too many must not ask for a raise where less was wanted. */
export const MistypedTheOtherWay: Story = {
  parameters: { state: 'shown.idle' },
  play: async ({ canvasElement }) => {
    await lower(canvasElement, 'Lower', '25000');
    const card = await daysCard(canvasElement);
    await expect(card.getByLabelText('Deposits, day: limit')).toHaveAccessibleDescription(
      /^That is not lower than the ₹5,000\.00 that holds/,
    );
  },
};

export const Refused: Story = {
  args: {
    answer: { kind: 'refused', message: 'You have excluded yourself: a limit can be lowered, not raised.' },
  },
  parameters: { state: 'shown.refused' },
  play: async ({ canvasElement }) => {
    await lower(canvasElement, 'Raise', '9000');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('lowered, not raised');
  },
};

/** A break cannot be taken back, so it is asked for once more. */
export const Asking: Story = {
  parameters: { state: 'asking' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const timeOut = await view.findByRole('region', { name: 'Time-out' });
    await expect(timeOut).toHaveTextContent('Until 27 Nov 2026, 20:41');
    await expect(view.getByRole('region', { name: 'Self-exclusion' })).toHaveTextContent(
      'Until 26 May 2027, 20:41',
    );
    await userEvent.click(view.getByRole('button', { name: 'Take a time-out: 24 hours' }));
    const asking = view.getByRole('alertdialog');
    await expect(asking).toHaveTextContent(
      'You take a time-out until 27 Nov 2026, 20:41. This cannot be taken back',
    );
    await expect(asking).toHaveFocus();
    const { top, bottom } = asking.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
  },
};

/** Those who read their clock in India are told its times, though the limits go by another calendar. */
export const InTheShownZone: Story = {
  args: {
    zone: 'Asia/Kolkata',
    read: held({ asked }, { timedOutUntil: '2026-11-30T20:00:00.000Z' }),
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    const card = await view.findByRole('region', { name: 'Deposits, day' });
    await expect(card).toHaveTextContent('starts anew 27 Nov 2026, 05:30');
    await expect(card).toHaveTextContent('confirm it from 28 Nov 2026, 01:30 on');
    const timeOut = view.getByRole('region', { name: 'Time-out' });
    await expect(timeOut).toHaveTextContent('You take a break until 1 Dec 2026, 01:30');
    await expect(timeOut).toHaveTextContent('Until 28 Nov 2026, 02:11');
    // A month ends on its date in the calendar of the limits, which is a day behind.
    await expect(view.getByRole('region', { name: 'Self-exclusion' })).toHaveTextContent(
      'Until 27 May 2027, 02:11',
    );
    await userEvent.click(view.getByRole('button', { name: 'Take a time-out: 24 hours' }));
    await expect(view.getByRole('alertdialog')).toHaveTextContent('a time-out until 28 Nov 2026, 02:11');
  },
};

export const Sending: Story = {
  parameters: { state: 'sending' },
  play: async ({ canvasElement }) => lower(canvasElement, 'Lower', '2500'),
};

export const Unanswered: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'unanswered' },
  play: async ({ canvasElement }) => {
    await lower(canvasElement, 'Lower', '2500');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not known whether');
  },
};

export const Excluded: Story = {
  args: {
    read: held(
      {},
      {
        exclusion: { since: '2026-05-26T10:00:00.000Z', until: '2026-11-26T10:00:00.000Z', backAt: null },
        timedOutUntil: '2026-11-30T10:00:00.000Z',
        realityEvery: 30,
      },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Ask to come back' }),
    ).toBeVisible();
  },
};

export const Dark: Story = { ...Waiting, globals: { theme: 'dark' } };
