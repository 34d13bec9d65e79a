import type { DoneActorEvent } from 'xstate';
import { messages } from '#domain/words/page-words.ts';
import { hrefOf } from '#domain/site/route.ts';

/** The exchange's refusal to open a game or the partner's site. No answer is not a refusal: the actor throws. */
export interface LaunchRefused {
  kind: 'refused';
  message: string;
}

/** Keeps and shows why nothing opens. The machine has the actions `keepRefusal` and `toastError`. */
export const refusalActions = <const Message extends string>(message: Message) =>
  [
    { type: 'keepRefusal', params: { message } },
    { type: 'toastError', params: { message } },
  ] as const;

/** VAL-2, VAL-3: the machine also has the action `openPath`. */
export const sendToLogin = [
  ...refusalActions(messages.loginFirst),
  { type: 'openPath', params: { path: hrefOf('root') } },
] as const;

const theRefusal = ({ event: { output } }: { event: DoneActorEvent<LaunchRefused | { kind: string }> }) => ({
  message: 'message' in output ? output.message : '',
});

/** Where a refusal leads. The machine has the state `ready.refused`. */
export const launchRefused = {
  target: 'ready.refused',
  actions: [
    { type: 'keepRefusal', params: theRefusal },
    { type: 'toastError', params: theRefusal },
  ],
} as const;

/** Where an error or a timeout leads. The machine has the state `ready.noAnswer`. */
export const launchUnanswered = {
  target: 'ready.noAnswer',
  actions: { type: 'toastError', params: { message: messages.genericError } },
} as const;

type TokenChanged = { event: { hasToken: boolean } };

/**
 * After a sign-out, the answer to a request made with the old token is ignored. The machine has the state `ready.idle`,
 * the action `takeToken` and the guard `holdsToken`.
 */
export const tokenWhileAsking = [
  { guard: { type: 'holdsToken', params: ({ event }: TokenChanged) => event } },
  { target: 'ready.idle', actions: { type: 'takeToken', params: ({ event }: TokenChanged) => event } },
] as const;
