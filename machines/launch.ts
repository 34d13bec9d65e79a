import type { DoneActorEvent } from 'xstate';
import { messages } from '#domain/words/messages.ts';
import { hrefOf } from '#domain/site/route.ts';

/**
 * What the two ways out of this site share: a game's and the partner's. The machine has the actions `keepRefusal`,
 * `toastError`, `openPath` and `takeToken`, the guard `holdsToken`, and the states `ready.` `idle`, `refused` and `noAnswer`.
 */

/** No answer is an error of the actor. */
export interface LaunchRefused {
  kind: 'refused';
  message: string;
}

export const refuse = <const Message extends string>(message: Message) =>
  [
    { type: 'keepRefusal', params: { message } },
    { type: 'toastError', params: { message } },
  ] as const;

/** VAL-2, VAL-3 */
export const sendToLogin = [
  ...refuse(messages.loginFirst),
  { type: 'openPath', params: { path: hrefOf('root') } },
] as const;

const theRefusal = ({ event: { output } }: { event: DoneActorEvent<LaunchRefused | { kind: string }> }) => ({
  message: 'message' in output ? output.message : '',
});

export const launchRefused = {
  target: 'ready.refused',
  actions: [
    { type: 'keepRefusal', params: theRefusal },
    { type: 'toastError', params: theRefusal },
  ],
} as const;

export const launchUnanswered = {
  target: 'ready.noAnswer',
  actions: { type: 'toastError', params: { message: messages.genericError } },
} as const;

type TokenChanged = { event: { hasToken: boolean } };

/** Signed out while it was asked for: what was asked with the old token is not followed. */
export const tokenWhileAsking = [
  { guard: { type: 'holdsToken', params: ({ event }: TokenChanged) => event } },
  { target: 'ready.idle', actions: { type: 'takeToken', params: ({ event }: TokenChanged) => event } },
] as const;
