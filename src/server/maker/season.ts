import { listMarkets, type MarketDefinition } from '#contract/market.ts';
import { callExchange } from '#contract/rest-client.ts';
import type { ExchangeDesk } from './exchange-desk.ts';
import { fixturesBetween, type Fixture } from './fixtures.ts';
import { isMadeMarket } from './made-market.ts';
import type { MadeSport } from './made-sport.ts';
import { endOf } from './match.ts';
import { runMatch, type RunnerOptions } from './match-runner.ts';
import { createRandom } from './random.ts';
import { required } from './trader.ts';

export interface SeasonOptions extends Omit<RunnerOptions, 'maker'> {
  baseUrl: string;
  seed: string;
  /** The seed of sports whose outcomes are sealed; `seed` if absent. While it is secret, nobody can work out a draw. */
  sealedSeed?: string;
  sports: readonly MadeSport[];
  makers: readonly RunnerOptions['maker'][];
  /** Matches that follow from no calendar. */
  listed?: readonly Fixture[];
  /** Called when something went wrong with one match; it is tried again. */
  onTrouble: (fixture: Fixture, error: Error) => void;
}

export interface Season {
  /** Runs until `wait` rejects. By then it has sent its last call. */
  run(): Promise<void>;
}

/** Longer than any match, ms at speed 1. The longest are tennis matches of three long sets, of about half an hour. */
export const longestMatch = 45 * 60_000;
/** How long before its start a listed match is announced, ms at any speed. */
const listedAhead = 24 * 60 * 60_000;
const lookEveryMs = 1_000;

/** Runs every sport's matches around the current time: those under way and the next few. */
export function openSeason({
  baseUrl,
  seed,
  sealedSeed = seed,
  sports,
  makers,
  listed = [],
  onTrouble,
  ...options
}: SeasonOptions): Season {
  const { desk, speed, clock, wait } = options;
  const running = new Map<string, Fixture>();
  const done = new Set<string>();

  function due(now: number): Fixture[] {
    const from = now - longestMatch / speed;
    const made = sports.flatMap((sport) => {
      const to = now + (sport.ahead * sport.slotMs) / speed;
      return fixturesBetween(sport, from, to, sport.isSealed ? sealedSeed : seed, speed);
    });
    const isDue = ({ startsAt }: Fixture) => startsAt >= from && startsAt <= now + listedAhead;
    return [...made, ...listed.filter(isDue)];
  }

  /** What is no longer due is not played again. */
  function forgetAllBut(fixtures: readonly Fixture[]): void {
    const ids = new Set(fixtures.map(({ marketId }) => marketId));
    for (const marketId of done) if (!ids.has(marketId)) done.delete(marketId);
  }

  async function play(fixture: Fixture): Promise<void> {
    // After a restart a match gets the same maker, which then cancels its old resting orders.
    const maker = createRandom(fixture.marketId).pick(makers);
    running.set(fixture.marketId, fixture);
    for (;;) {
      try {
        await runMatch(fixture, { ...options, maker });
        break;
      } catch (error) {
        // The exchange may be restarting. The match follows from its seed, so another try joins where it stands.
        onTrouble(fixture, error as Error);
        await wait(2_000);
      }
    }
    maker.own.leave(fixture.eventId);
    running.delete(fixture.marketId);
    done.add(fixture.marketId);
  }

  return {
    run: async () => {
      const found = await openMarketsOf(baseUrl, sports);
      const now = clock();
      const current = due(now);
      await voidLeftovers(desk, found, new Set(current.map(({ eventId }) => eventId)));
      for (const fixture of current) {
        const isMissed = endOf(fixture, speed) <= now && !found.has(fixture.marketId);
        if (isMissed) done.add(fixture.marketId);
      }
      const plays = new Set<Promise<unknown>>();
      try {
        // First what was due before the leftovers were voided: some of it may be too old by now to be due again.
        for (let fixtures = current; ; fixtures = due(clock())) {
          forgetAllBut(fixtures);
          for (const fixture of fixtures) {
            if (running.has(fixture.marketId) || done.has(fixture.marketId)) continue;
            const playing = play(fixture)
              .catch(() => running.delete(fixture.marketId))
              .finally(() => plays.delete(playing));
            plays.add(playing);
          }
          await wait(lookEveryMs);
        }
      } finally {
        await Promise.all(plays);
      }
    },
  };
}

/** Returns the unclosed markets in these sports that this program made, now or earlier. */
async function openMarketsOf(
  baseUrl: string,
  sports: readonly MadeSport[],
): Promise<Map<string, MarketDefinition>> {
  const open = new Map<string, MarketDefinition>();
  for (const { sportId } of sports) {
    for (const market of required(await callExchange(baseUrl, listMarkets, { query: { sportId } }))) {
      if (isMadeMarket(market.marketId) && market.status !== 'CLOSED') open.set(market.marketId, market);
    }
  }
  return open;
}

/**
 * Voids markets of an earlier run that this season does not play (it ran at another speed, or long ago), so that stakes
 * are returned and nothing stays open for ever.
 */
async function voidLeftovers(
  desk: ExchangeDesk,
  open: ReadonlyMap<string, MarketDefinition>,
  expected: ReadonlySet<string>,
): Promise<void> {
  for (const { marketId, eventId } of open.values()) {
    if (expected.has(eventId)) continue;
    await desk.settle({ marketId, runnerIds: [] }, { winners: [] });
    await desk.setEvent(eventId, { ended: true, inPlay: false });
  }
}
