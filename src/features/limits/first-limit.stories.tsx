import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import type { LimitChange, SeenLimits } from '#domain/limits/limit-change.ts';
import { limitsMachine, type LimitsAnswer, type SentChange } from '#machines/limits/limits.machine.ts';
import { FirstLimitView } from './first-limit.view.tsx';

const none: SeenLimits = {
  zone: 'UTC',
  limits: [],
  timedOutUntil: null,
  exclusion: null,
  realityEvery: null,
};

interface ShownProps {
  answer: LimitsAnswer | 'fails' | 'never';
  onSend: (change: LimitChange) => void;
}

/** The question on the real machine. */
function Shown({ answer, onSend }: ShownProps) {
  const [limits] = useState(() =>
    createActor(
      limitsMachine.provide({
        actors: {
          readLimits: fromPromise<SeenLimits>(async () => none),
          changeLimits: fromPromise<LimitsAnswer, SentChange>(async ({ input }) => {
            onSend(input.change);
            if (answer === 'never') return new Promise(() => undefined);
            if (answer === 'fails') throw new Error('The gateway cannot be reached');
            return answer;
          }),
          watchNetwork: watchNetwork(),
        },
      }),
    ).start(),
  );
  const snapshot = useSelector(limits, (snap) => snap);
  return (
    <div style={{ maxWidth: 420, padding: 16 }}>
      <FirstLimitView snapshot={snapshot} send={limits.send} nextClientId={() => 'client-1'} />
    </div>
  );
}

const meta = {
  title: 'Panels/First deposit limit',
  component: Shown,
  parameters: { machine: 'limits' },
  args: { answer: 'never', onSend: fn() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const go = async (canvas: HTMLElement, limit: string) => {
  const form = within(canvas);
  const field = await form.findByLabelText('The most to pay in');
  if (limit) await userEvent.type(field, limit);
  await userEvent.click(form.getByRole('button', { name: 'Continue' }));
};

export const Asked: Story = {
  name: 'nothing is proposed',
  parameters: { state: 'shown.idle' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByLabelText('The most to pay in')).toHaveValue('');
    await expect(form.getByRole('heading')).toHaveTextContent('before your first deposit');
  },
};

export const Unreadable: Story = {
  parameters: { state: 'shown.idle' },
  play: async ({ args, canvasElement }) => {
    await go(canvasElement, 'some');
    await expect(within(canvasElement).getByLabelText('The most to pay in')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Set: Story = {
  name: 'a limit that was written is sent',
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await go(canvasElement, '2,000');
    const change = { type: 'SET', kind: 'DEPOSIT', frame: 'WEEK', amount: 2_000_00 };
    await expect(args.onSend).toHaveBeenCalledWith(change);
  },
};

export const SecondYes: Story = {
  name: 'to go without one takes a second yes; both answers look alike',
  parameters: { state: 'asking' },
  play: async ({ args, canvasElement }) => {
    await go(canvasElement, '');
    const group = within(await within(canvasElement).findByRole('group', { name: 'No deposit limit' }));
    const widths = group.getAllByRole('button').map((button) => Math.round(button.offsetWidth));
    await expect(widths).toEqual([widths[0], widths[0]]);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WithoutOne: Story = {
  name: 'after it the exchange notes that none is wanted',
  parameters: { state: 'sending' },
  play: async ({ args, canvasElement }) => {
    await go(canvasElement, '');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'No limit' }));
    const change = { type: 'SET', kind: 'DEPOSIT', frame: 'WEEK', amount: null };
    await expect(args.onSend).toHaveBeenCalledWith(change);
  },
};

export const Unanswered: Story = {
  args: { answer: 'fails' },
  parameters: { state: 'unanswered' },
  play: async ({ canvasElement }) => {
    await go(canvasElement, '2000');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not known whether');
  },
};

export const Refused: Story = {
  args: { answer: { kind: 'refused', message: 'Something was booked for you just now.' } },
  parameters: { state: 'shown.refused' },
  play: async ({ canvasElement }) => {
    await go(canvasElement, '2000');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('booked for you');
  },
};
