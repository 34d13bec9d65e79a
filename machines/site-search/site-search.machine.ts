import { assign, emit, fromPromise, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  offeredGroups,
  type Destination,
  type FoundEvent,
  type FoundGroup,
  type GroupName,
  type Place,
} from '#domain/search/place.ts';
import type { SearchedSite } from '#domain/search/searched-site.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import type {
  FinderOf,
  Move,
  SearchShown,
  SiteSearchContext,
  SiteSearchEmitted,
  SiteSearchEvent,
} from './site-search.types.ts';

const placesIn = (groups: readonly FoundGroup[]): readonly Place[] => groups.flatMap(({ places }) => places);

const placeOf = (groups: readonly FoundGroup[], id: string | null): Place | undefined =>
  placesIn(groups).find((place) => place.id === id);

function chosen({ groups }: SiteSearchContext, id: string): Place<Destination> {
  const place = placeOf(groups, id);
  if (!leadsOut(place)) throw new Error(`${id} leads nowhere`);
  return place;
}

/** The first of what is found. What is only offered was not asked for. */
const firstOf = (groups: readonly FoundGroup[]): string | null =>
  placesIn(groups.filter(({ name }) => !offeredGroups.has(name)))[0]?.id ?? null;

/** The place that Enter chooses. Without the events nobody knows what is first. */
const meantOf = ({ events, groups, highlighted }: SiteSearchContext): string | null =>
  highlighted ?? (events === null ? null : firstOf(groups));

/** Searches again. Enter keeps choosing the same place when something else is first now. */
function searched(
  context: SiteSearchContext,
  change: Partial<SiteSearchContext>,
): Partial<SiteSearchContext> {
  const { finderOf, find, site, text, opened, ended } = { ...context, ...change };
  // What is likely to be looked for needs no list.
  const finder = find ?? (text === '' ? finderOf?.([]) : null);
  const groups = finder && site ? finder(text, site, opened, ended?.text === text ? ended.events : []) : [];
  const meant = meantOf(context);
  const isStillMeant = context.highlighted === null && firstOf(groups) !== meant;
  return {
    ...change,
    groups,
    highlighted: isStillMeant && placeOf(groups, meant) ? meant : context.highlighted,
  };
}

/** The highlight wraps around at both ends. */
function moved({ groups, highlighted }: SiteSearchContext, to: Move): string | null {
  const places = placesIn(groups);
  const [last, at] = [places.length - 1, places.findIndex(({ id }) => id === highlighted)];
  const group = groups.findIndex((one) => one.places.some(({ id }) => id === highlighted));
  const startOf = (place: number) => groups.at(place % groups.length)?.places[0]?.id ?? null;
  switch (to) {
    case 'next':
      return places[at === last ? 0 : at + 1]?.id ?? null;
    case 'previous':
      return places[at <= 0 ? last : at - 1]?.id ?? null;
    case 'first':
      return places[0]?.id ?? null;
    case 'last':
      return places[last]?.id ?? null;
    case 'nextGroup':
      return startOf(group + 1);
    case 'previousGroup':
      return startOf(Math.max(group, 0) - 1);
  }
}

const leadsOut = (place: Place | undefined): place is Place<Destination> =>
  place !== undefined && !['text', 'more', 'forget'].includes(place.to.kind);

/** The search after a choice that leads to more of it. */
function stepped(context: SiteSearchContext, id: string): Partial<SiteSearchContext> {
  const to = placeOf(context.groups, id)?.to;
  if (to?.kind === 'text') return typedInto(context, to.text);
  if (to?.kind !== 'more') return {};
  const opened = searched(context, { opened: to.group });
  // What takes the place of "more" is where to go on.
  const at = groupOf(context, to.group)?.findIndex((place) => place.id === id) ?? -1;
  return { ...opened, highlighted: groupOf(opened, to.group)?.[at]?.id ?? null };
}

const groupOf = ({ groups = [] }: Partial<SiteSearchContext>, name: GroupName) =>
  groups.find((group) => group.name === name)?.places;

const typedInto = (context: SiteSearchContext, text: string) =>
  searched({ ...context, groups: [], highlighted: null }, { text, opened: null });

/** An old list is better than none. */
const unanswered = [{ guard: 'hasEvents', target: 'ready' }, { target: 'absent' }] as const;

/** The search of the site: what is found while somebody types, and which of it is chosen (VAL-1). */
export const siteSearchMachine = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    emitted: {} as SiteSearchEmitted,
  },
  actors: {
    /** The search list, a cached read (CAL-1). Returns the same array for as long as the list is the same. */
    loadEvents: fromPromise<readonly FoundEvent[]>(async () => notProvided('loadEvents')),
    /** The events of the last seven days that have ended and are called by the text. */
    findEnded: fromPromise<readonly FoundEvent[], string>(async () => notProvided('findEnded')),
  },
  actions: {
    takeFinder: assign(({ context }, { finderOf }: { finderOf: FinderOf }) =>
      searched(context, { finderOf, find: context.events && finderOf(context.events) }),
    ),
    searchWithout: assign(({ context }) => searched(context, { find: context.finderOf?.([]) ?? null })),
    takeEvents: assign(({ context }, { events }: { events: readonly FoundEvent[] }) =>
      context.events === events
        ? {}
        : searched(context, { events, find: context.finderOf?.(events) ?? null }),
    ),
    takeEnded: assign(({ context }, { events }: { events: readonly FoundEvent[] }) =>
      searched(context, { ended: { text: context.text, events } }),
    ),
    takeSite: assign(({ context }, { site }: { site: SearchedSite }) => searched(context, { site })),
    takeText: assign(({ context }, { text }: { text: string }) => typedInto(context, text)),
    takeStep: assign(({ context }, { id }: { id: string }) => stepped(context, id)),
    tellForgotten: emit({ type: 'forgotten' }),
    clearText: assign(({ context }) => typedInto(context, '')),
    leave: assign(({ context }) => typedInto(context, context.text)),
  },
  guards: {
    isThere: ({ context }, { id }: { id: string }) => placeOf(context.groups, id) !== undefined,
    leadsOut: ({ context }, { id }: { id: string }) => leadsOut(placeOf(context.groups, id)),
    forgets: ({ context }, { id }: { id: string }) => placeOf(context.groups, id)?.to.kind === 'forget',
    isMeant: ({ context }) => placeOf(context.groups, meantOf(context)) !== undefined,
    isUnasked: ({ context: { text, ended } }) => text !== '' && text !== ended?.text,
    hasEvents: ({ context }) => context.events !== null,
  },
  delays: { blur: timing.searchBlur, pause: timing.searchPause, callAnswer: timing.callAnswer },
}).createMachine({
  id: 'siteSearch',
  context: {
    text: '',
    events: null,
    ended: null,
    finderOf: null,
    find: null,
    site: null,
    groups: [],
    opened: null,
    highlighted: null,
  },
  type: 'parallel',
  on: {
    'finder.arrived': { actions: { type: 'takeFinder', params: ({ event }) => event } },
    'site.changed': { actions: { type: 'takeSite', params: ({ event }) => event } },
  },
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
        /** All but the events is found. The next focus asks again. */
        absent: {
          entry: 'searchWithout',
          on: {
            'field.focused': 'asking',
            'finder.arrived': {
              actions: [{ type: 'takeFinder', params: ({ event }) => event }, 'searchWithout'],
            },
          },
        },
      },
    },
    /** The list carries only the newest of those that have ended; the exchange finds the others. */
    ended: {
      initial: 'found',
      on: { 'text.typed': '.typing', 'place.chosen': '.typing', 'escape.pressed': '.typing' },
      states: {
        found: {},
        typing: {
          after: { pause: [{ guard: 'isUnasked', target: 'asking' }, { target: 'found' }] },
        },
        /** Without an answer there is what the list holds. */
        asking: {
          invoke: {
            id: 'ended',
            src: 'findEnded',
            input: ({ context }) => context.text,
            onDone: {
              target: 'found',
              actions: { type: 'takeEnded', params: ({ event }) => ({ events: event.output }) },
            },
            onError: 'found',
          },
          after: { callAnswer: 'found' },
        },
      },
    },
    box: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'field.focused': 'open',
            'text.typed': { target: 'open', actions: { type: 'takeText', params: ({ event }) => event } },
            'highlight.moved': 'open',
            'escape.pressed': { actions: 'clearText' },
          },
        },
        open: {
          on: {
            'text.typed': { actions: { type: 'takeText', params: ({ event }) => event } },
            'field.blurred': '.leaving',
            'field.focused': '.attended',
            'highlight.moved': {
              actions: assign({ highlighted: ({ context, event }) => moved(context, event.to) }),
            },
            'highlight.pointed': {
              guard: { type: 'isThere', params: ({ event }) => event },
              actions: assign({ highlighted: ({ event }) => event.id }),
            },
            'escape.pressed': { target: 'closed', actions: 'leave' },
            'enter.pressed': {
              guard: 'isMeant',
              actions: raise(({ context }) => ({ type: 'place.chosen', id: meantOf(context) ?? '' })),
            },
            'place.chosen': [
              {
                guard: { type: 'leadsOut', params: ({ event }) => event },
                target: 'closed',
                actions: [
                  emit(({ context, event }) => ({ type: 'chosen', place: chosen(context, event.id) })),
                  'clearText',
                ],
              },
              { guard: { type: 'forgets', params: ({ event }) => event }, actions: 'tellForgotten' },
              {
                guard: { type: 'isThere', params: ({ event }) => event },
                target: '.attended',
                actions: { type: 'takeStep', params: ({ event }) => event },
              },
            ],
          },
          initial: 'attended',
          states: {
            attended: {},
            /** Long enough for a press on a result, which first takes the focus, to count as a choice. */
            leaving: { after: { blur: { target: '#siteSearch.box.closed', actions: 'leave' } } },
          },
        },
      },
    },
  },
});

export type SiteSearchRef = ActorRefFrom<typeof siteSearchMachine>;
export type SiteSearchSnapshot = SnapshotFrom<typeof siteSearchMachine>;

/** Whether what was typed may still be found, and nothing is yet. */
const isAsking = (snapshot: SiteSearchSnapshot): boolean => {
  const { text, groups } = snapshot.context;
  return text !== '' && !snapshot.matches({ ended: 'found' }) && firstOf(groups) === null;
};

/** Null while the box is closed. */
export function selectShown(snapshot: SiteSearchSnapshot): SearchShown | null {
  if (snapshot.matches({ box: 'closed' })) return null;
  const { events, find, groups, highlighted } = snapshot.context;
  const isThere = events && find && !isAsking(snapshot);
  const list = isThere ? 'there' : snapshot.matches({ list: 'absent' }) ? 'absent' : 'loading';
  return { groups, highlighted: placeOf(groups, highlighted) ? highlighted : null, list };
}
