import { watchOrders } from '#contract/watch-orders.ts';
import { openDesk } from './exchange-desk.ts';
import type { Fixture } from './fixtures.ts';
import { openArchive } from './history/archive.ts';
import { openRecordDesk } from './history/record-desk.ts';
import { tellPast } from './history/tell-past.ts';
import { keepStandings } from './history/tell-standings.ts';
import type { MadeSport } from './made-sport.ts';
import { openSeason } from './season.ts';
import { keepPreviews, keepReviews } from './tips/tell-tips.ts';
import { openTrader } from './trader.ts';

export interface MakerOptions {
  baseUrl: string;
  operatorKey: string;
  sports: readonly MadeSport[];
  /** Matches that follow from no calendar. */
  listed: readonly Fixture[];
  seed: string;
  /** The seed of sports whose outcomes are sealed. */
  sealedSeed: string;
  speed: number;
  /** The current time, epoch ms. */
  clock: () => number;
  /** Resolves after `ms` milliseconds; rejects when the program stops. */
  wait: (ms: number) => Promise<void>;
  stop: AbortSignal;
  /** Called when something went wrong; it is tried again. */
  onTrouble: (where: string, error: Error) => void;
}

/** Before what is not in play is told, and between two tries, ms. What is in play comes first. */
const tellAlongMs = 1_500;

/** Opens the maker's accounts. Resolves to what runs until `wait` rejects: its matches, and what it tells beside them. */
export async function openMaker(options: MakerOptions): Promise<{ run(): Promise<void> }> {
  const { baseUrl, operatorKey, sports, listed, clock, wait, stop, onTrouble } = options;
  const startId = clock().toString(36);
  const desk = openDesk(baseUrl, operatorKey);
  /** Passwords contain the operator's key, so that nobody else can sign in as a maker. */
  const open = (userName: string) =>
    openTrader(baseUrl, userName, `${userName}-${operatorKey}`, `${startId}-${userName}`, clock, operatorKey);
  const makers = await Promise.all(['maker-1', 'maker-2', 'maker-3'].map(open));
  for (const { userName } of makers) await desk.fund(userName, 1e11, `first-fund-${userName}`);

  /** Tries until it is done, because the exchange may be away for a while. */
  async function tellAlong(what: string, work: () => Promise<unknown>): Promise<void> {
    while (!stop.aborted) {
      try {
        await wait(tellAlongMs);
        await work();
        return;
      } catch (error) {
        onTrouble(what, error as Error);
      }
    }
  }

  return {
    run: async () => {
      const season = openSeason({
        ...options,
        desk,
        makers,
        onTrouble: ({ eventId }, error) => onTrouble(eventId, error),
      });
      for (const { own, freshToken, userName } of makers)
        watchOrders(baseUrl, freshToken, (orders) => own.tell(orders), stop).catch((error: unknown) =>
          onTrouble(userName, error as Error),
        );
      const recorder = openRecordDesk(baseUrl, operatorKey);
      const past = { ...options, sports, listed, recorder, archive: openArchive(options) };
      void tellAlong('past results', () => tellPast(past));
      void tellAlong('reviews', () => keepReviews(past));
      void tellAlong('standings', () => keepStandings(past));
      void tellAlong('previews', () => keepPreviews(past));
      await season.run();
    },
  };
}
