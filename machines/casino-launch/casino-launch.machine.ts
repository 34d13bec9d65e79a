import {
  assertEvent,
  assign,
  fromPromise,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { filledLink, launchPlan, type CasinoGame, type LaunchPlan } from '#domain/casino/casino-launch.ts';
import { messages } from '#domain/words/page-words.ts';
import { timing } from '#domain/site/timing.ts';
import {
  launchRefused,
  launchUnanswered,
  refusalActions,
  sendToLogin,
  tokenWhileAsking,
  type LaunchRefused,
} from '../launch.ts';
import { notProvided } from '../not-provided.ts';

/** What the exchange may answer to a request for a launch code. If there is no answer, the actor throws. */
export type LaunchCodeAnswer = { kind: 'code'; code: string } | LaunchRefused;

export interface CasinoLaunchContext {
  hasToken: boolean;
  /** The last game chosen. `refusal`, or the missing answer, is about this one. */
  game: CasinoGame | null;
  refusal: string | null;
}

export type CasinoLaunchEvent =
  { type: 'game.chosen'; game: CasinoGame } | { type: 'token.changed'; hasToken: boolean };

const theAnswer = ({ event }: { event: DoneActorEvent<LaunchCodeAnswer> }) => event.output;

/** Launches a casino game: the order of its checks, and the code that stands for the token (CAL-4, VAL-3). */
export const casinoLaunchMachine = setup({
  types: {
    context: {} as CasinoLaunchContext,
    events: {} as CasinoLaunchEvent,
    input: {} as { hasToken: boolean },
  },
  actors: {
    /** Asks the exchange for a game's one-time launch code. */
    requestLaunchCode: fromPromise<LaunchCodeAnswer, { eventId: string }>(async () =>
      notProvided('requestLaunchCode'),
    ),
  },
  actions: {
    /** At the top right. */
    toastError: (_, _params: { message: string }) => notProvided('toastError'),
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    /** Leaves this page for the game's page. */
    navigate: (_, _params: { link: string }) => notProvided('navigate'),
    /** Opens an address outside this site unchanged. */
    openLink: (_, _params: { link: string }) => notProvided('openLink'),
    takeToken: assign((_, { hasToken }: { hasToken: boolean }) => ({ hasToken })),
    takeGame: assign((_, { game }: { game: CasinoGame }) => ({ game, refusal: null })),
    keepRefusal: assign((_, { message }: { message: string }) => ({ refusal: message })),
  },
  guards: {
    isPlanned: ({ context, event }, kind: LaunchPlan['kind']) => {
      assertEvent(event, 'game.chosen');
      return launchPlan(event.game, context.hasToken).kind === kind;
    },
    isCode: (_, { kind }: LaunchCodeAnswer) => kind === 'code',
    holdsToken: (_, { hasToken }: { hasToken: boolean }) => hasToken,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'casinoLaunch',
  context: ({ input }) => ({ ...input, game: null, refusal: null }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      on: {
        'token.changed': { actions: { type: 'takeToken', params: ({ event }) => event } },
        'game.chosen': [
          {
            guard: { type: 'isPlanned', params: 'loginFirst' },
            target: '.refused',
            actions: [{ type: 'takeGame', params: ({ event }) => event }, ...sendToLogin],
          },
          {
            guard: { type: 'isPlanned', params: 'open' },
            target: '.idle',
            actions: [
              { type: 'takeGame', params: ({ event }) => event },
              { type: 'openLink', params: ({ event }) => ({ link: event.game.link }) },
            ],
          },
          {
            guard: { type: 'isPlanned', params: 'fill' },
            target: 'asking',
            actions: { type: 'takeGame', params: ({ event }) => event },
          },
          {
            target: '.refused',
            actions: [
              { type: 'takeGame', params: ({ event }) => event },
              ...refusalActions(messages.contactUpline),
            ],
          },
        ],
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    /** A second click does nothing meanwhile. */
    asking: {
      invoke: {
        id: 'launchCode',
        src: 'requestLaunchCode',
        input: ({ context }) => ({ eventId: context.game?.eventId ?? '' }),
        onDone: [
          {
            guard: { type: 'isCode', params: theAnswer },
            target: 'ready.idle',
            actions: {
              type: 'navigate',
              params: ({ context: { game }, event: { output } }) => {
                if (!game || output.kind !== 'code') throw new Error('A code without its game');
                return { link: filledLink(game, output.code) };
              },
            },
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

export type CasinoLaunchRef = ActorRefFrom<typeof casinoLaunchMachine>;
export type CasinoLaunchSnapshot = SnapshotFrom<typeof casinoLaunchMachine>;

/** The game being launched, or null. */
export const launchingGame = (snapshot: CasinoLaunchSnapshot): string | null =>
  snapshot.matches('asking') ? (snapshot.context.game?.eventId ?? null) : null;
/** Why the last game chosen did not open. */
