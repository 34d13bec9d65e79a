import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/site/back-off.ts';
import { defaultBettorSettings, type BettorSettings } from '#domain/site/bettor-settings.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface BettorSettingsContext {
  /** Null for a visitor, whose settings stay in this browser. */
  userName: string | null;
  settings: BettorSettings;
  /** Failed attempts in a row. */
  attempts: number;
  seed: number;
  /** Settings changed after the current save began. */
  isAhead: boolean;
}

export type BettorSettingsEvent =
  | { type: 'user.changed'; userName: string | null }
  | { type: 'setting.changed'; change: Partial<BettorSettings> }
  | { type: 'retry.chosen' };

/**
 * The bettor's site settings. The exchange keeps them for a signed-in user, this browser for a visitor. A change takes
 * effect at once; if it cannot be saved, the machine says so and retries.
 */
export const bettorSettingsMachine = setup({
  types: {
    context: {} as BettorSettingsContext,
    events: {} as BettorSettingsEvent,
    input: {} as { userName: string | null; seed: number },
  },
  actors: {
    /** Loads the user's settings, or this browser's for a visitor (null). */
    loadSettings: fromPromise<BettorSettings, { userName: string | null }>(async () =>
      notProvided('loadSettings'),
    ),
    saveSettings: fromPromise<void, { userName: string | null; settings: BettorSettings }>(async () =>
      notProvided('saveSettings'),
    ),
  },
  actions: {
    take: assign(({ context }, change: Partial<BettorSettings>) => ({
      settings: { ...context.settings, ...change },
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
  },
  guards: {
    isAhead: ({ context }) => context.isAhead,
    isOther: ({ context }, { userName }: { userName: string | null }) => userName !== context.userName,
  },
  delays: {
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'bettorSettings',
  context: ({ input }) => ({ ...input, settings: defaultBettorSettings, attempts: 0, isAhead: false }),
  initial: 'loading',
  on: {
    'user.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      // Nobody sees the previous user's settings.
      actions: assign(({ event: { userName } }) => ({
        userName,
        settings: defaultBettorSettings,
        attempts: 0,
      })),
    },
  },
  states: {
    /** The defaults apply meanwhile and cannot be changed, because a save always writes all settings. */
    loading: {
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        input: ({ context: { userName } }) => ({ userName }),
        onDone: {
          target: 'kept',
          actions: ['forgetAttempts', { type: 'take', params: ({ event }) => event.output }],
        },
        onError: 'notLoaded',
      },
      after: { callAnswer: 'notLoaded' },
    },
    notLoaded: { exit: 'countAttempt', after: { backOff: 'loading' }, on: { 'retry.chosen': 'loading' } },
    kept: {
      on: {
        'setting.changed': {
          target: 'saving',
          actions: { type: 'take', params: ({ event }) => event.change },
        },
      },
    },
    saving: {
      entry: assign({ isAhead: false }),
      on: {
        // Saved after the current save, since two concurrent saves could overtake each other.
        'setting.changed': {
          actions: [{ type: 'take', params: ({ event }) => event.change }, assign({ isAhead: true })],
        },
      },
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { userName, settings } }) => ({ userName, settings }),
        onDone: [
          { guard: 'isAhead', target: 'saving', reenter: true, actions: 'forgetAttempts' },
          { target: 'kept', actions: 'forgetAttempts' },
        ],
        onError: 'notSaved',
      },
      after: { callAnswer: 'notSaved' },
    },
    notSaved: {
      exit: 'countAttempt',
      after: { backOff: 'saving' },
      on: {
        'retry.chosen': 'saving',
        'setting.changed': {
          target: 'saving',
          actions: { type: 'take', params: ({ event }) => event.change },
        },
      },
    },
  },
});

export type BettorSettingsRef = ActorRefFrom<typeof bettorSettingsMachine>;
export type BettorSettingsSnapshot = SnapshotFrom<typeof bettorSettingsMachine>;
export type BettorSettingsState = BettorSettingsSnapshot['value'];

export const selectSettings = ({ context }: BettorSettingsSnapshot): BettorSettings => context.settings;
export const selectState = ({ value }: BettorSettingsSnapshot): BettorSettingsState => value;
