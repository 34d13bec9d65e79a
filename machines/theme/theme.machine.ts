import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ThemeConfig } from '#domain/site/theme.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface ThemeContext {
  /** The last one applied; null while the page wears its own colours. */
  shown: ThemeConfig | null;
  /** Come, and not yet looked at. */
  arrived: ThemeConfig | null;
}

export type ThemeEvent =
  /** The start-up's call was answered … */
  | { type: 'theme.arrived'; theme: ThemeConfig }
  /** … or was not: nothing to look for until it is asked for again. */
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

/** The server's theme: the stored one first, then the one that comes, looked for every 50 ms (CAL-3). */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as { stored: ThemeConfig | null },
  },
  actions: {
    /** Style variables, icon, title and the three theme-colour tags. */
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
    /** Not answered: what was stored, or the page's own colours, stay. */
    absent: { on: { 'theme.arrived': { target: 'polling', actions: keepArrived } } },
  },
});

export type ThemeRef = ActorRefFrom<typeof themeMachine>;
export type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** The theme that the page wears (its logo, its year notice); null for the page's own. */
export const selectTheme = ({ context }: ThemeSnapshot): ThemeConfig | null => context.shown;
