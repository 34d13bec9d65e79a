import type { DoneActorEvent } from 'xstate';
import { messages } from '#domain/words/messages.ts';
import { hrefOf } from '#domain/site/route.ts';

/**
 * Shared by the two launches that lead out of this site: a game's and the partner's. The machine has the actions
 * `keepRefusal`, `toastError`, `openPath`, `takeToken`, the guard `holdsToken`, the states `ready.` `idle`, `refused`,
 * `noAnswer`.
 */

/** No answer is not a refusal: the actor throws. */
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

/** After a sign-out, the answer to a request made with the old token is ignored. */
export const tokenWhileAsking = [
  { guard: { type: 'holdsToken', params: ({ event }: TokenChanged) => event } },
  { target: 'ready.idle', actions: { type: 'takeToken', params: ({ event }: TokenChanged) => event } },
] as const;
