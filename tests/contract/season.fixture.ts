import { onTestFinished } from 'vitest';
import { openDesk } from '#server/maker/exchange-desk.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { openSeason } from '#server/maker/season.ts';
import { openTrader } from '#server/maker/trader.ts';
import { operatorKey, type TestExchange } from '../support/test-exchange.ts';

/** The whole season at a hundred times real speed: a match lasts about five seconds. */
const speed = 100;

/** Runs a season of some sports until `stop`, or until the test ends. Collects troubles, of which there should be none. */
export async function runSeason(exchange: TestExchange, ...sportIdsMade: string[]) {
  const stop = new AbortController();
  const desk = openDesk(exchange.url, exchange.operator.operatorKey ?? '');
  const maker = await openTrader(
    exchange.url,
    'maker-t',
    'a-password-of-tests',
    'season-t',
    Date.now,
    operatorKey,
  );
  await desk.fund('maker-t', 1e11, 'fund-the-maker');
  const troubles: string[] = [];
  const season = openSeason({
    baseUrl: exchange.url,
    desk,
    makers: [maker],
    speed,
    seed: 'test',
    sports: madeSports.filter(({ sportId }) => sportIdsMade.includes(sportId)),
    clock: Date.now,
    wait: (ms) =>
      new Promise((resolve, reject) => {
        if (stop.signal.aborted) return reject(new Error('stopped'));
        setTimeout(() => (stop.signal.aborted ? reject(new Error('stopped')) : resolve()), Math.max(0, ms));
      }),
    onTrouble: (fixture, error) => {
      if (!stop.signal.aborted) troubles.push(`${fixture.eventId}: ${error.message}`);
    },
  });
  const running = season.run().catch(() => undefined);
  const end = async () => {
    stop.abort();
    await running;
  };
  // One that a failed test leaves behind would play the matches of the next.
  onTestFinished(end);
  return { troubles, stop: end };
}
