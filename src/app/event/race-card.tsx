import { placeText, rideText } from '#domain/words/race-words.ts';
import type { RunnerAside } from '#features/market/market.view.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import type { EventFacts } from './use-event-facts.ts';

// Only races draw silks.
const RunnerMark = lazyPart(async () => (await import('#features/racing/runner-mark.view.tsx')).RunnerMark);

type Runner = MarketDefinition['runners'][number];

/**
 * Returns what stands beside and under the runners of a race: number, silks, how it finished and at which price, and
 * its ride. Undefined if nobody rides in the event, or nothing is known of it. `oddsText` writes odds as the bettor wants.
 */
export function raceCardOf(
  facts: EventFacts | null,
  oddsText: (odds: number) => string,
): ((runner: Runner) => RunnerAside | null) | undefined {
  const entrants = new Map(facts?.entrants.map((entrant) => [entrant.name, entrant]));
  if (!facts?.entrants.some(({ ride }) => ride)) return undefined;
  return ({ name, status, startingPrice }) => {
    const entrant = entrants.get(name);
    if (!entrant?.ride) return null;
    const { ride, colours, finish } = entrant;
    const ending = [
      finish != null && placeText(finish),
      startingPrice != null && `SP ${oddsText(startingPrice)}`,
    ];
    return {
      mark: (
        <PartBoundary name="The silks" loading={<span>{ride.number}</span>}>
          <RunnerMark
            name={name}
            number={ride.number}
            colours={colours ?? null}
            isNonRunner={status === 'REMOVED'}
          />
        </PartBoundary>
      ),
      words: [...ending, rideText(ride)].filter(Boolean).join(' · '),
    };
  };
}
