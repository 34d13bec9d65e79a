import { fold } from './fold.ts';
import { nearSearchOf, type FindNear, type Nearness } from './near.ts';
import type { Place } from './place.ts';

/** What is searched for what is nearly called so, in the order it is shown: the events stand between. */
export interface NearSite {
  /** Teams and competitions. */
  named: FindNear<Place>;
  rest: FindNear<Place>;
}

export const nearSiteOf = (named: readonly Place[], rest: readonly Place[]): NearSite => ({
  named: nearSearchOf(named),
  rest: nearSearchOf(rest),
});

/** What is nearly called so. If nothing is, nor anything called so in full (`hasExact`), what nearly begins so. */
export function similarTo(
  text: string,
  hasExact: boolean,
  site: NearSite,
  nearEvents: FindNear<Place>,
): readonly Place[] {
  const wanted = fold(text).trim();
  const isCalledSo = ({ name, also = '' }: Place) => fold(`${name} ${also}`).includes(wanted);
  const near = (nearness: Nearness) => {
    const events = nearEvents(text, nearness);
    return [
      ...site.named(text, nearness),
      ...events.filter(({ event }) => !event?.ended),
      ...site.rest(text, nearness),
      ...events.filter(({ event }) => event?.ended),
    ].filter((place) => !isCalledSo(place));
  };
  const words = near('word');
  return words.length > 0 || hasExact ? words : near('beginning');
}
