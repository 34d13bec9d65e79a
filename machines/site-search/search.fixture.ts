import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { finderOf } from '#domain/search/finder.ts';
import { foundEvent, smallSite } from '#domain/search/searched-site.test-data.ts';
import type { FoundEvent } from '#domain/search/place.ts';
import type { SearchedSite } from '#domain/search/searched-site.ts';
import { settle } from '../testing/samples.ts';
import { selectShown, siteSearchMachine } from './site-search.machine.ts';
import type { SiteSearchEvent } from './site-search.types.ts';

export const india = foundEvent('1', 'India v Australia');
export const kenya = foundEvent('2', 'Kenya v India');
const draw = foundEvent('3', 'Evening draw', { sportId: '66104', sportName: 'Lottery' });
export const list = [india, kenya, draw];
/** Nothing else is found by what is typed here. */
export const bareSite: SearchedSite = {
  ...smallSite,
  events: [],
  games: [],
  sports: [],
  markets: [],
  settings: null,
};

/** The search on a simulated clock, with what it opened and forgot. */
export function openSearch(
  load: () => Promise<readonly FoundEvent[]> = async () => list,
  site = bareSite,
  findEnded: (text: string) => Promise<readonly FoundEvent[]> = async () => [],
) {
  const clock = new SimulatedClock();
  const opened: unknown[] = [];
  const counts = { asked: 0, forgotten: 0 };
  const askedFor: string[] = [];
  const search = createActor(
    siteSearchMachine.provide({
      actors: {
        loadEvents: fromPromise(() => (counts.asked++, load())),
        findEnded: fromPromise<readonly FoundEvent[], string>(
          ({ input }) => (askedFor.push(input), findEnded(input)),
        ),
      },
    }),
    { clock },
  ).start();
  search.on('chosen', ({ place: { to } }) => opened.push(to.kind === 'path' ? to.path : to));
  search.on('forgotten', () => counts.forgotten++);
  search.send({ type: 'finder.arrived', finderOf });
  search.send({ type: 'site.changed', site });
  const shown = () => selectShown(search.getSnapshot());
  return {
    search,
    clock,
    opened,
    counts,
    askedFor,
    shown,
    send: (...events: SiteSearchEvent[]) => events.forEach((each) => search.send(each)),
    /** Focuses the field, waits for the list and types a text. */
    type: async (text: string) => {
      search.send({ type: 'field.focused' });
      await settle();
      search.send({ type: 'text.typed', text });
    },
    names: () => shown()?.groups.flatMap(({ places }) => places.map(({ name }) => name)) ?? null,
    highlighted: () => search.getSnapshot().context.highlighted,
  };
}
