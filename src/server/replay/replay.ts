import { must } from '#domain/must.ts';
import type { Order } from '#contract/order.ts';
import { openMakerAccount } from './maker-account.ts';
import type { MarketPlayer } from './market-player.ts';
import type { PatientCall } from './patient-exchange.ts';
import { playRecording, type PlayClock, type Player } from './play-recording.ts';
import { createMarkets, sportIdOf, type ReplayedEvent } from './create-markets.ts';
import { readRecording } from './read-recording.ts';
import { openOperator, type OperatorCalls } from './operator-calls.ts';
import { announcement, epilogue } from './summary.ts';
import { surveyRecording } from './survey-recording.ts';

export interface ReplayOptions {
  files: readonly string[];
  speed: number;
  /** The site's address, without a trailing slash. */
  site: string;
  operatorKey: string;
  baseUrl: string;
  call: PatientCall;
  /** Unix milliseconds. */
  today: () => number;
  clock: PlayClock;
  print: (text: string) => void;
}

export interface Replay {
  /**
   * Plays all recordings side by side. Resolves to the number of markets left without a result. Rejects with the reason
   * when `stop` is aborted.
   */
  run(stop: AbortSignal): Promise<number>;
  /** Voids the markets without a result and ends their events. */
  end(): Promise<void>;
}

const idPrefix = 'replay-';

/** Surveys the recordings and creates their markets. Throws `BadRecording` before anything is created. */
export async function openReplay(options: ReplayOptions): Promise<Replay> {
  const { files, speed, site, operatorKey, baseUrl, call, today, clock, print } = options;
  const surveys = [];
  for (const file of files) surveys.push({ file, survey: await surveyRecording(readRecording(file)) });

  const runId = today().toString(36);
  const operator = openOperator(call, operatorKey);
  const account = await openMakerAccount(baseUrl, call, operatorKey, `replay-${runId}`, today);
  // Clear away an earlier play that was killed.
  await account.cancelAll();
  await operator.clear(idPrefix);

  const sports = await operator.sportIds();
  const needs = { operator, account, idPrefix: `${idPrefix}${runId}-`, startsAt: today(), speed };
  const events = new Map<string, ReplayedEvent>();
  const plays: { file: string; players: Map<string, MarketPlayer> }[] = [];
  const taken = new Set<string>();
  for (const { file, survey } of surveys) {
    const known = survey.markets.filter(({ definition }) => sports.has(sportIdOf(definition)));
    const markets = known.filter(({ id }) => !taken.has(id));
    for (const { id } of markets) taken.add(id);
    const players = await createMarkets(markets, events, needs);
    const own = new Set([...players.values()].map(({ market }) => market.eventId));
    const played = {
      events: [...events.values()].filter(({ eventId }) => own.has(eventId)),
      markets: markets.length,
      ofUnknownSport: survey.markets.length - known.length,
      ofOtherFile: known.length - markets.length,
    };
    print(announcement(file, survey, played, survey.length / speed, site));
    plays.push({ file, players });
  }

  return {
    run: async (stop) => {
      const watched = new AbortController();
      const byMarket = new Map(
        plays.flatMap(({ players }) =>
          [...players.values()].map((player) => [player.market.marketId, player]),
        ),
      );
      const hear = (orders: readonly Order[]) => {
        for (const order of orders) byMarket.get(order.marketId)?.hear([order]);
      };
      const watching = account.watch(hear, AbortSignal.any([stop, watched.signal]));
      await Promise.all(
        plays.map(async ({ file, players }) => {
          const shown = new Map(
            [...players].map(([id, player]) => [id, withEvent(player, events, operator)]),
          );
          await playRecording(readRecording(file), shown, speed, clock, stop);
          print(epilogue(file, [...players.values()]));
        }),
      );
      watched.abort();
      await watching;
      return plays.flatMap(({ players }) => [...players.values()]).filter(({ isClosed }) => !isClosed).length;
    },
    end: async () => {
      await account.cancelAll();
      await operator.clear(needs.idPrefix);
    },
  };
}

/** Wraps a player so that its event follows: in play with its first market, ended with its last. */
function withEvent(
  player: MarketPlayer,
  events: ReadonlyMap<string, ReplayedEvent>,
  operator: OperatorCalls,
): Player {
  return {
    isBehind: (market) => player.isBehind(market),
    show: (market) => player.show(market),
    turn: async (market) => {
      const wasInPlay = player.inPlay;
      await player.turn(market);
      const { eventId, players } = must(events.get(player.market.eventId));
      if (player.isClosed && players.every(({ isClosed }) => isClosed))
        await operator.setEvent(eventId, { inPlay: false, ended: true });
      else if (player.inPlay !== wasInPlay)
        await operator.setEvent(eventId, { inPlay: players.some((each) => each.inPlay && !each.isClosed) });
    },
  };
}
