import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import {
  createActor,
  waitFor as until,
  type Actor,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { expectStates } from '#machines/testing/state-paths.ts';
import type { PaymentLinks } from './payment-links.ts';

export const links: PaymentLinks = {
  newDeposit: '/banking/deposit/upi',
  of: ({ reference }) => `/payment/${reference}`,
  home: '/home',
  overview: '/banking',
  help: 'https://desk.example/',
};

/** What a scripted call does: gives an answer, never answers, or fails as when the network is cut. */
export type Scripted<Answer> = Answer | 'never' | 'cut';

export async function come<Answer>(answer: Scripted<Answer>): Promise<Answer> {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'cut') throw new Error('No answer');
  return answer;
}

interface DrivenProps<Machine extends AnyStateMachine> {
  machine: Machine;
  input: InputFrom<Machine>;
  /** Sent once the first answer is there. */
  events: readonly Parameters<Actor<Machine>['send']>[0][];
  /** The state in which the first answer is waited for. */
  first: string;
  children: (snapshot: SnapshotFrom<Machine>, actor: Actor<Machine>) => ReactNode;
}

/** A view on its real machine. */
export function Driven<Machine extends AnyStateMachine>(props: DrivenProps<Machine>) {
  const [actor] = useState(() => {
    const started = createActor(props.machine, { input: props.input }).start();
    if (props.events.length > 0)
      void until(started, (now) => (now as { value: unknown }).value !== props.first).then(() => {
        for (const event of props.events) started.send(event);
      });
    return started;
  });
  const snapshot = useSelector(actor, (now) => now);
  return (
    <MemoryRouter>
      <div data-state={JSON.stringify((snapshot as { value: unknown }).value)}>
        {props.children(snapshot, actor)}
      </div>
    </MemoryRouter>
  );
}

interface Played {
  canvasElement: HTMLElement;
  parameters: Record<string, unknown>;
}

/** Waits until the view says the text in the state that the story names, or first passes. */
export const says =
  (text: RegExp) =>
  async ({ canvasElement, parameters }: Played): Promise<void> => {
    await waitFor(async () => {
      await expect(canvasElement).toHaveTextContent(text);
      const { state } = canvasElement.querySelector<HTMLElement>('[data-state]')!.dataset;
      expectStates(JSON.parse(state!), parameters['through'] ?? parameters['state']);
    });
  };

export const press = async ({ canvasElement }: Played, name: string | RegExp): Promise<void> =>
  (await within(canvasElement).findByRole('button', { name })).click();
