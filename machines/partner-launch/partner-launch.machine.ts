import {
  assign,
  fromPromise,
  not,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { timing } from '#domain/site/timing.ts';
import {
  launchRefused,
  launchUnanswered,
  sendToLogin,
  tokenWhileAsking,
  type LaunchRefused,
} from '../launch.ts';
import { notProvided } from '../not-provided.ts';

/** What the exchange may answer to a request for the partner's address. If there is no answer, the actor throws. */
export type PartnerAnswer = { kind: 'link'; link: string } | LaunchRefused;

export interface PartnerLaunchContext {
  hasToken: boolean;
  /** Why the partner's site did not open, or null. */
  refusal: string | null;
}

export type PartnerLaunchEvent =
  /** By VIMAAN in the exchange bar, the side navigation or the drawer. */
  { type: 'partner.chosen' } | { type: 'token.changed'; hasToken: boolean };

const theAnswer = ({ event }: { event: DoneActorEvent<PartnerAnswer> }) => event.output;
const theLink = ({ event: { output } }: { event: DoneActorEvent<PartnerAnswer> }) => ({
  link: output.kind === 'link' ? output.link : '',
});

/** VAL-2: opens the partner exchange for anyone who holds a token. */
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
    /** Opens an address outside this site unchanged. */
    openLink: (_, _params: { link: string }) => notProvided('openLink'),
    takeToken: assign((_, { hasToken }: { hasToken: boolean }) => ({ hasToken })),
    keepRefusal: assign((_, { message }: { message: string }) => ({ refusal: message })),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    holdsToken: (_, { hasToken }: { hasToken: boolean }) => hasToken,
    isLink: (_, { kind }: PartnerAnswer) => kind === 'link',
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'partnerLaunch',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'ready',
  on: { 'token.changed': { actions: { type: 'takeToken', params: ({ event }) => event } } },
  states: {
    ready: {
      initial: 'idle',
      on: {
        'partner.chosen': [
          {
            guard: not('hasToken'),
            target: '.refused',
            actions: sendToLogin,
          },
          { target: 'asking', actions: assign({ refusal: null }) },
        ],
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    /** A second click does nothing meanwhile. */
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
          launchRefused,
        ],
        onError: launchUnanswered,
      },
      after: { callAnswer: launchUnanswered },
      on: { 'token.changed': tokenWhileAsking },
    },
  },
});

export type PartnerLaunchRef = ActorRefFrom<typeof partnerLaunchMachine>;
export type PartnerLaunchSnapshot = SnapshotFrom<typeof partnerLaunchMachine>;

export const isAskingPartner = (snapshot: PartnerLaunchSnapshot): boolean => snapshot.matches('asking');
