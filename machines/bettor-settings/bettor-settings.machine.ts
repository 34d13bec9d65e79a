import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/wire/back-off.ts';
import { defaultBettorSettings, type BettorSettings } from '#domain/bettor/bettor-settings.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface BettorSettingsContext {
  /** Null for a visitor, whose settings stay in this browser. */
  userName: string | null;
  settings: BettorSettings;
  /** Failed attempts in a row. */
  attempts: number;
  seed: number;
  /** What was changed here and is not yet known to be saved. */
  changes: SettingChanges;
  /** Some of it was changed after the current save began. */
  isAhead: boolean;
}

/** Only these are saved: another page of the user may have changed the rest since this one loaded it. */
export type SettingChanges = Partial<BettorSettings>;

export type BettorSettingsEvent =
  | { type: 'user.changed'; userName: string | null }
  | { type: 'setting.changed'; change: SettingChanges }
  /** Another tab of this browser saved these, for the user it has. */
  | { type: 'settings.saved.elsewhere'; userName: string | null; changes: SettingChanges }
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
    saveSettings: fromPromise<void, { userName: string | null; changes: SettingChanges }>(async () =>
      notProvided('saveSettings'),
    ),
  },
  actions: {
    takeLoaded: assign((_, settings: BettorSettings) => ({ settings })),
    change: assign(({ context: { settings, changes } }, change: SettingChanges) => ({
      settings: { ...settings, ...change },
      changes: { ...changes, ...change },
    })),
    /** What is not saved here yet will be saved after it. */
    takeSavedElsewhere: assign(({ context: { settings, changes } }, saved: SettingChanges) => ({
      settings: { ...settings, ...saved, ...changes },
    })),
    forgetChanges: assign({ changes: {} }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
  },
  guards: {
    isAhead: ({ context }) => context.isAhead,
    isOther: ({ context }, { userName }: { userName: string | null }) => userName !== context.userName,
    isSame: ({ context }, { userName }: { userName: string | null }) => userName === context.userName,
  },
  delays: {
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'bettorSettings',
  context: ({ input }) => ({
    ...input,
    settings: defaultBettorSettings,
    attempts: 0,
    changes: {},
    isAhead: false,
  }),
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
        changes: {},
      })),
    },
    'settings.saved.elsewhere': {
      guard: { type: 'isSame', params: ({ event }) => event },
      actions: { type: 'takeSavedElsewhere', params: ({ event }) => event.changes },
    },
  },
  states: {
    /** The defaults apply meanwhile and cannot be changed: what a bettor changes is what they see. */
    loading: {
      on: {
        // The answer may be of a moment before.
        'settings.saved.elsewhere': {
          guard: { type: 'isSame', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
        },
      },
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        input: ({ context: { userName } }) => ({ userName }),
        onDone: {
          target: 'kept',
          actions: ['forgetAttempts', { type: 'takeLoaded', params: ({ event }) => event.output }],
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
          actions: { type: 'change', params: ({ event }) => event.change },
        },
      },
    },
    saving: {
      entry: assign({ isAhead: false }),
      on: {
        // Saved after the current save, since two concurrent saves could overtake each other.
        'setting.changed': {
          actions: [{ type: 'change', params: ({ event }) => event.change }, assign({ isAhead: true })],
        },
      },
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { userName, changes } }) => ({ userName, changes }),
        onDone: [
          { guard: 'isAhead', target: 'saving', reenter: true, actions: 'forgetAttempts' },
          { target: 'kept', actions: ['forgetAttempts', 'forgetChanges'] },
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
          actions: { type: 'change', params: ({ event }) => event.change },
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
