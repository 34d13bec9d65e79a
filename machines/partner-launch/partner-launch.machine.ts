import {
  assign,
  fromPromise,
  not,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { messages } from '#domain/words/messages.ts';
import { hrefOf } from '#domain/site/route.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What the exchange may answer when asked for the partner's address. No answer is an error of the actor. */
export type PartnerAnswer = { kind: 'link'; link: string } | { kind: 'refused'; message: string };

export interface PartnerLaunchContext {
  hasToken: boolean;
  /** Why the partner's site did not open; null when nothing stood in the way. */
  refusal: string | null;
}

export type PartnerLaunchEvent =
  /** VIMAAN, in the exchange bar, the side navigation or the drawer. */
  { type: 'partner.chosen' } | { type: 'token.changed'; hasToken: boolean };

const theAnswer = ({ event }: { event: DoneActorEvent<PartnerAnswer> }) => event.output;
const theLink = ({ event: { output } }: { event: DoneActorEvent<PartnerAnswer> }) => ({
  link: output.kind === 'link' ? output.link : '',
});
const theRefusal = ({ event: { output } }: { event: DoneActorEvent<PartnerAnswer> }) => ({
  message: output.kind === 'refused' ? output.message : '',
});
const loginFirst = { message: messages.loginFirst };
const genericError = { message: messages.genericError };

/** VAL-2: the way to the partner exchange, for whoever holds a token. */
export const partnerLaunchMachine = setup({
  types: {
    context: {} as PartnerLaunchContext,
    events: {} as PartnerLaunchEvent,
    input: {} as { hasToken: boolean },
  },
  actors: {
    /** Asks the exchange for the partner's address. */
    requestPartner: fromPromise<PartnerAnswer>(async () => notProvided('requestPartner')),
  },
  actions: {
    /** At the top right. */
    toastError: (_, _params: { message: string }) => notProvided('toastError'),
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    /** An address outside this site, as it is. */
    openLink: (_, _params: { link: string }) => notProvided('openLink'),
    keepRefusal: assign((_, { message }: { message: string }) => ({ refusal: message })),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isLink: (_, { kind }: PartnerAnswer) => kind === 'link',
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'partnerLaunch',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'ready',
  on: { 'token.changed': { actions: assign({ hasToken: ({ event }) => event.hasToken }) } },
  states: {
    ready: {
      initial: 'idle',
      on: {
        'partner.chosen': [
          {
            guard: not('hasToken'),
            target: '.refused',
            actions: [
              { type: 'keepRefusal', params: loginFirst },
              { type: 'toastError', params: loginFirst },
              { type: 'openPath', params: { path: hrefOf('root') } },
            ],
          },
          { target: 'asking', actions: assign({ refusal: null }) },
        ],
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    /** A second click meanwhile does nothing. */
    asking: {
      invoke: {
        id: 'partner',
        src: 'requestPartner',
        onDone: [
          {
            guard: { type: 'isLink', params: theAnswer },
            target: 'ready.idle',
            actions: { type: 'openLink', params: theLink },
          },
          {
            target: 'ready.refused',
            actions: [
              { type: 'keepRefusal', params: theRefusal },
              { type: 'toastError', params: theRefusal },
            ],
          },
        ],
        onError: {
          target: 'ready.noAnswer',
          actions: { type: 'toastError', params: genericError },
        },
      },
      after: {
        callAnswer: {
          target: 'ready.noAnswer',
          actions: { type: 'toastError', params: genericError },
        },
      },
      on: {
        'token.changed': [
          { guard: ({ event }) => event.hasToken },
          // Signed out meanwhile: what was asked with the old token is not followed.
          { target: 'ready.idle', actions: assign({ hasToken: false }) },
        ],
      },
    },
  },
});

export type PartnerLaunchRef = ActorRefFrom<typeof partnerLaunchMachine>;
export type PartnerLaunchSnapshot = SnapshotFrom<typeof partnerLaunchMachine>;

export const isAskingPartner = (snapshot: PartnerLaunchSnapshot): boolean => snapshot.matches('asking');
export const partnerRefusalOf = ({ context }: PartnerLaunchSnapshot): string | null => context.refusal;
