import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { eventPath } from '#domain/market/event-path.ts';
import { searchEvents, searchIndexOf, type Searchable, type SearchIndex } from '#domain/search/search.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface FoundEvent extends Searchable {
  exEventId: string;
  sportId: string;
  /** RFC 3339. */
  eventTime: string;
  ended: boolean;
}

export interface EventSearchContext {
  text: string;
  /** Null until the list has arrived once. */
  index: SearchIndex<FoundEvent> | null;
  results: readonly FoundEvent[];
  /** The event that Enter chooses, wherever it is in the results; none once it is gone. Null means the first result. */
  highlighted: string | null;
}

export type EventSearchEvent =
  | { type: 'field.focused' }
  | { type: 'field.blurred' }
  | { type: 'text.typed'; text: string }
  | { type: 'highlight.moved'; to: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'highlight.pointed'; exEventId: string }
  | { type: 'enter.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'result.chosen'; exEventId: string };

const found = (index: SearchIndex<FoundEvent> | null, text: string): readonly FoundEvent[] =>
  index ? searchEvents(index, text) : [];

const placeOf = (results: readonly FoundEvent[], exEventId: string | null | undefined): number =>
  results.findIndex((event) => event.exEventId === exEventId);

/** Enter keeps choosing the same event when a newer list has a different one first. */
function stillMeant(
  { results, highlighted }: EventSearchContext,
  next: readonly FoundEvent[],
): string | null {
  const first = results[0]?.exEventId;
  return highlighted ?? (placeOf(next, first) > 0 ? must(first) : null);
}

/** The highlight wraps around at both ends. */
function moved({ results, highlighted }: EventSearchContext, to: 'next' | 'previous' | 'first' | 'last') {
  const [last, at] = [results.length - 1, placeOf(results, highlighted)];
  const next = at === last ? 0 : at + 1;
  const previous = at <= 0 ? last : at - 1;
  return results[{ next, previous, first: 0, last }[to]]?.exEventId ?? null;
}

function pathOf({ results }: EventSearchContext, { exEventId }: Meant): { path: string } {
  const event = results[placeOf(results, exEventId)];
  if (!event) throw new Error(`There is no result ${exEventId}`);
  return { path: eventPath(event.exEventId, event.sportId) };
}

interface Meant {
  exEventId: string | undefined;
}

const typed = ({ event }: { event: { text: string } }) => event;
const pointed = ({ event }: { event: { exEventId: string } }): Meant => event;
const entered = ({ context: { highlighted, results } }: { context: EventSearchContext }): Meant => ({
  exEventId: highlighted ?? results[0]?.exEventId,
});

/** An old list is better than none. */
const unanswered = [{ guard: 'hasEvents', target: 'ready' }, { target: 'absent' }] as const;

/** The event search: results while the user types, and which one is chosen (VAL-1). */
export const eventSearchMachine = setup({
  types: {
    context: {} as EventSearchContext,
    events: {} as EventSearchEvent,
  },
  actors: {
    /** The search list, a cached read (CAL-1). Returns the same array for as long as the list is the same. */
    loadEvents: fromPromise<readonly FoundEvent[]>(async () => notProvided('loadEvents')),
  },
  actions: {
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    takeEvents: assign(({ context }, { events }: { events: readonly FoundEvent[] }) => {
      if (context.index?.events === events) return {};
      const index = searchIndexOf(events);
      const results = found(index, context.text);
      return { index, results, highlighted: stillMeant(context, results) };
    }),
    takeText: assign(({ context: { index } }, { text }: { text: string }) => ({
      text,
      results: found(index, text),
      highlighted: null,
    })),
    clearText: assign({ text: '', results: [], highlighted: null }),
  },
  guards: {
    hasText: ({ context }) => context.text !== '',
    isText: (_, { text }: { text: string }) => text !== '',
    isResult: ({ context }, { exEventId }: Meant) => placeOf(context.results, exEventId) >= 0,
    hasEvents: ({ context }) => context.index !== null,
  },
  delays: { blur: timing.searchBlur, callAnswer: timing.callAnswer },
}).createMachine({
  id: 'eventSearch',
  context: { text: '', index: null, results: [], highlighted: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'field.focused': 'asking' } },
        /** The previous list is searched meanwhile. */
        asking: {
          invoke: {
            id: 'events',
            src: 'loadEvents',
            onDone: {
              target: 'ready',
              actions: { type: 'takeEvents', params: ({ event }) => ({ events: event.output }) },
            },
            onError: unanswered,
          },
          after: { callAnswer: unanswered },
        },
        ready: { on: { 'field.focused': 'asking' } },
        /** The next focus asks again. */
        absent: { on: { 'field.focused': 'asking' } },
      },
    },
    box: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'text.typed': [
              {
                guard: { type: 'isText', params: typed },
                target: 'open',
                actions: { type: 'takeText', params: typed },
              },
              { actions: 'clearText' },
            ],
            'field.focused': { guard: 'hasText', target: 'open' },
            'highlight.moved': { guard: 'hasText', target: 'open' },
            'escape.pressed': { actions: 'clearText' },
          },
        },
        open: {
          on: {
            'text.typed': [
              { guard: { type: 'isText', params: typed }, actions: { type: 'takeText', params: typed } },
              { target: 'closed', actions: 'clearText' },
            ],
            'field.blurred': '.leaving',
            'field.focused': '.attended',
            'highlight.moved': {
              actions: assign({ highlighted: ({ context, event }) => moved(context, event.to) }),
            },
            'highlight.pointed': {
              guard: { type: 'isResult', params: pointed },
              actions: assign({ highlighted: ({ event }) => event.exEventId }),
            },
            'escape.pressed': { target: 'closed', actions: assign({ highlighted: null }) },
            'enter.pressed': {
              guard: { type: 'isResult', params: entered },
              target: 'closed',
              actions: [
                { type: 'openPath', params: (step) => pathOf(step.context, entered(step)) },
                'clearText',
              ],
            },
            'result.chosen': {
              guard: { type: 'isResult', params: pointed },
              target: 'closed',
              actions: [
                { type: 'openPath', params: (step) => pathOf(step.context, pointed(step)) },
                'clearText',
              ],
            },
          },
          initial: 'attended',
          states: {
            attended: {},
            /** Long enough for a press on a result, which first takes the focus, to count as a choice. */
            leaving: {
              after: { blur: { target: '#eventSearch.box.closed', actions: assign({ highlighted: null }) } },
            },
          },
        },
      },
    },
  },
});

export type EventSearchRef = ActorRefFrom<typeof eventSearchMachine>;
export type EventSearchSnapshot = SnapshotFrom<typeof eventSearchMachine>;

/** What the dropdown shows; null while it is closed. */
export type SearchShown =
  /** The list has not arrived yet. */
  | { kind: 'loading' }
  | { kind: 'noAnswer' }
  | { kind: 'results'; results: readonly FoundEvent[]; highlighted: string | null };

export function selectShown(snapshot: EventSearchSnapshot): SearchShown | null {
  if (snapshot.matches({ box: 'closed' })) return null;
  const { index, results, highlighted } = snapshot.context;
  if (index) {
    const isThere = placeOf(results, highlighted) >= 0;
    return { kind: 'results', results, highlighted: isThere ? highlighted : null };
  }
  return { kind: snapshot.matches({ list: 'absent' }) ? 'noAnswer' : 'loading' };
}
