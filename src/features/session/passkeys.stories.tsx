import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import {
  passkeysMachine,
  type AddAnswer,
  type NewPasskey,
  type OwnPasskey,
} from '#machines/passkeys/passkeys.machine.ts';
import { PasskeysView } from './passkeys.view.tsx';

const phone: OwnPasskey = {
  passkeyId: 'k-1',
  name: 'Phone',
  addedAt: '2026-11-20T10:00:00.000Z',
  usedAt: '2026-11-21T10:00:00.000Z',
};
const laptop: OwnPasskey = { ...phone, passkeyId: 'k-2', name: 'Laptop', usedAt: null };

type Answered<Answer> = Answer | 'fails' | 'never';

interface ShownProps {
  passkeys: Answered<readonly OwnPasskey[]>;
  added: Answered<AddAnswer>;
  removed: Answered<readonly OwnPasskey[]>;
  whyNot: string | null;
  onAdd: (asked: NewPasskey) => void;
}

async function answering<Answer>(answer: Answered<Answer>): Promise<Answer> {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'fails') throw new Error('The gateway cannot be reached');
  return answer;
}

/** The part on the real machine. */
function Shown({ passkeys, added, removed, whyNot, onAdd }: ShownProps) {
  const [actor] = useState(() =>
    createActor(
      passkeysMachine.provide({
        actors: {
          readPasskeys: fromPromise<readonly OwnPasskey[]>(() => answering(passkeys)),
          addPasskey: fromPromise<AddAnswer, NewPasskey>(({ input }) => {
            onAdd(input);
            return answering(added);
          }),
          removePasskey: fromPromise<readonly OwnPasskey[], { passkeyId: string }>(() => answering(removed)),
        },
      }),
    ).start(),
  );
  const snapshot = useSelector(actor, (now) => now);
  return (
    <div style={{ maxWidth: 480, padding: 16 }}>
      <PasskeysView snapshot={snapshot} send={actor.send} whyNot={whyNot} zone="Asia/Kolkata" />
    </div>
  );
}

const meta = {
  title: 'Panels/Session/Passkeys',
  component: Shown,
  parameters: { machine: 'passkeys' },
  args: {
    passkeys: [phone],
    added: { kind: 'listed', passkeys: [phone, laptop] },
    removed: [],
    whyNot: null,
    onAdd: fn(),
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const add: Play = async ({ canvasElement }) => {
  const part = within(canvasElement);
  await userEvent.type(await part.findByLabelText('Name of the passkey'), 'Laptop');
  await userEvent.type(part.getByLabelText('Your password, for a passkey'), 'a password{Enter}');
};
const remove: Play = async ({ canvasElement }) => {
  const part = within(canvasElement);
  await userEvent.click(await part.findByRole('button', { name: 'Remove Phone' }));
  await expect(part.getByRole('group', { name: 'Passkeys' })).toHaveFocus();
};
const removeTwice: Play = async (context) => {
  await remove(context);
  const asked = within(within(context.canvasElement).getByRole('group', { name: 'Remove Phone' }));
  await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
};
const alert = async (canvasElement: HTMLElement, words: string) =>
  expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(words);

export const Loading: Story = { args: { passkeys: 'never' }, parameters: { state: 'loading' } };

export const NotRead: Story = {
  args: { passkeys: 'fails' },
  parameters: { state: 'noAnswer' },
  play: ({ canvasElement }) => alert(canvasElement, 'could not be read'),
};

export const Listed: Story = {
  parameters: { state: 'listed.idle' },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement);
    await expect(await part.findByText(/used 21 Nov 2026, 15:30/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Add a passkey' }));
    await expect(part.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(/Give it a name/);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** By plain http in a home network browsers have none: the choice stands there with the reason. */
export const NotHere: Story = {
  args: {
    passkeys: [],
    whyNot: 'Passkeys are not there: browsers have them only on pages that came by https.',
  },
  parameters: { state: 'listed.idle' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Add a passkey' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/only on pages that came by https/);
  },
};

export const Adding: Story = {
  args: { added: 'never' },
  parameters: { state: 'adding' },
  play: async (context) => {
    await add(context);
    await expect(context.args.onAdd).toHaveBeenCalledWith({
      name: 'Laptop',
      password: 'a password',
      code: '',
    });
  },
};

export const Added: Story = {
  parameters: { state: 'listed.idle', through: 'adding' },
  play: async (context) => {
    await add(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Remove Laptop' }),
    ).toBeVisible();
    await expect(within(context.canvasElement).getByRole('group', { name: 'Passkeys' })).toHaveFocus();
  },
};

export const AsksCode: Story = {
  args: {
    added: { kind: 'refused', message: 'A passkey needs a code of your second step.', asksCode: true },
  },
  parameters: { state: 'listed.refused', through: 'adding' },
  play: async (context) => {
    await add(context);
    await alert(context.canvasElement, 'needs a code');
    await expect(within(context.canvasElement).getByLabelText('Code of your app')).toBeVisible();
  },
};

export const NoAnswer: Story = {
  args: { added: 'fails' },
  parameters: { state: 'listed.noAnswer', through: 'adding' },
  play: async (context) => {
    await add(context);
    await alert(context.canvasElement, 'There was no answer');
  },
};

export const Removing: Story = {
  args: { removed: 'never' },
  parameters: { state: 'removing', through: 'listed.asking' },
  play: removeTwice,
};

export const AskingOnceMore: Story = {
  name: 'one press removes nothing: it is asked for once more',
  parameters: { state: 'listed.asking' },
  play: remove,
};

export const Kept: Story = {
  parameters: { state: 'listed.idle', through: 'listed.asking' },
  play: async (context) => {
    await remove(context);
    const part = within(context.canvasElement);
    await userEvent.click(part.getByRole('button', { name: 'Keep it' }));
    await expect(part.getByRole('button', { name: 'Remove Phone' })).toBeVisible();
    await expect(part.getByRole('group', { name: 'Passkeys' })).toHaveFocus();
  },
};

export const Removed: Story = {
  name: 'once it is removed the keyboard goes on from where it stood',
  parameters: { state: 'listed.idle', through: 'removing' },
  play: async (context) => {
    await removeTwice(context);
    const part = within(context.canvasElement);
    await waitFor(() => expect(part.queryByText('Phone')).toBeNull());
    await expect(part.getByRole('group', { name: 'Passkeys' })).toHaveFocus();
  },
};

export const Dark: Story = { ...AsksCode, globals: { theme: 'dark' } };
