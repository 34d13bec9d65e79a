import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ThemeConfig } from '#domain/site/theme.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface ThemeContext {
  /** The theme last applied; null while the page wears its own colours. */
  shown: ThemeConfig | null;
  /** A theme that arrived but was not yet looked at. */
  arrived: ThemeConfig | null;
}

export type ThemeEvent =
  /** The start-up call was answered … */
  | { type: 'theme.arrived'; theme: ThemeConfig }
  /** … or was not, so there is nothing to look for until the next call. */
  | { type: 'theme.failed' };

type Arrival = Extract<ThemeEvent, { type: 'theme.arrived' }>;

const themeOf = (theme: ThemeConfig | null) => {
  if (!theme) throw new Error('There is no theme');
  return { theme };
};

const keepArrived = {
  type: 'keepArrived',
  params: ({ event }: { event: Arrival }) => event,
} as const;

/** The server's theme: the stored one first, then the one that arrives, looked for every 50 ms (CAL-3). */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as { stored: ThemeConfig | null },
  },
  actions: {
    /** Sets style variables, icon, title and the three theme-colour tags. */
    applyTheme: (_, _params: { theme: ThemeConfig }) => notProvided('applyTheme'),
    /** As `getThemeConfig`. */
    storeTheme: (_, _params: { theme: ThemeConfig }) => notProvided('storeTheme'),
    keepArrived: assign((_, { theme }: { theme: ThemeConfig }) => ({ arrived: theme })),
    showArrived: assign(({ context: { arrived } }) => ({ shown: arrived, arrived: null })),
  },
  guards: {
    hasStored: ({ context }) => context.shown !== null,
    hasArrived: ({ context }) => context.arrived !== null,
  },
  delays: { poll: timing.themePoll },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ shown: input.stored, arrived: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'hasStored',
          target: 'polling',
          actions: { type: 'applyTheme', params: ({ context }) => themeOf(context.shown) },
        },
        { target: 'polling' },
      ],
    },
    polling: {
      on: {
        'theme.arrived': { actions: keepArrived },
        'theme.failed': 'absent',
      },
      after: {
        poll: [
          {
            guard: 'hasArrived',
            target: 'applied',
            actions: [
              'showArrived',
              { type: 'applyTheme', params: ({ context }) => themeOf(context.shown) },
              { type: 'storeTheme', params: ({ context }) => themeOf(context.shown) },
            ],
          },
          { target: 'polling', reenter: true },
        ],
      },
    },
    applied: { on: { 'theme.arrived': { target: 'polling', actions: keepArrived } } },
    /** No answer: the stored theme, or the page's own colours, stay. */
    absent: { on: { 'theme.arrived': { target: 'polling', actions: keepArrived } } },
  },
});

export type ThemeRef = ActorRefFrom<typeof themeMachine>;
export type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** Whether nothing is waited for: a theme is shown, or none has come. */
export const isThemeKnown = (snapshot: ThemeSnapshot): boolean =>
  snapshot.context.shown !== null || snapshot.matches('absent');

/** The theme the page wears (its logo, its year notice); null for the page's own. */
export const selectTheme = ({ context }: ThemeSnapshot): ThemeConfig | null => context.shown;
