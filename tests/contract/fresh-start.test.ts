import { expect, onTestFinished, test } from 'vitest';
import { getMarketBook, listMarkets } from '#contract/market.ts';
import { listAllEvents, listCasinoEvents } from '#contract/reference.ts';
import { listRaces } from '#contract/races.ts';
import { listResults } from '#contract/results.ts';
import { listStandings } from '#contract/standings.ts';
import { listTips } from '#contract/tips.ts';
import { isQuoted, marketKinds } from '#domain/market/market-kind.ts';
import { hiddenInSideNav, tippedSports } from '#domain/market/sport.ts';
import { seededSports } from '#server/exchange/catalogue/sports.ts';
import { openMaker } from '#server/maker/maker.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { CallClock } from '../support/call-clock.ts';
import { dataOf, operatorKey, TestExchange } from '../support/test-exchange.ts';

/** In the middle of matches, of a draw and of an index, so that most of what is in play is joined late. */
const start = Date.parse('2026-05-01T12:01:40Z');
const within = 10_000;
const body = { key: 'test' };

/** Those that the site shows. */
const sportIds = seededSports.map(({ sportId }) => sportId).filter((id) => !hiddenInSideNav.has(id));
/** Their matches follow each other so closely that one is always on. */
const alwaysOn = madeSports.filter(({ sportId, series }) => series === undefined && sportId !== '66104');

const wanted = [
  ...sportIds.flatMap((id) => [`prices in ${id}`, `results of ${id}`]),
  ...alwaysOn.map(({ sportId }) => `prices in play in ${sportId}`),
  ...marketKinds.map((kind) => `prices of ${kind}`),
  ...madeSports.map(({ series, sportId }) => `an event of ${series ?? sportId}`),
  ...[...tippedSports].flatMap((id) => [`a preview in ${id}`, `a review in ${id}`, `tables of ${id}`]),
  'races',
  'games of the casino',
];

/** What there is of it. */
async function contents(exchange: TestExchange): Promise<Set<string>> {
  const there = new Set<string>();
  const note = (what: string, items: readonly unknown[]) => items.length > 0 && there.add(what);
  for (const market of dataOf(await exchange.call(listMarkets, { query: {} }))) {
    const { marketId, kind, sportId, status, inPlay, quotes } = market;
    if (status !== 'OPEN') continue;
    const { runners } = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
    const isPriced = runners.some(({ toBack, toLay }) => toBack.length > 0 && toLay.length > 0);
    if (isQuoted(kind) ? !quotes?.length : !isPriced) continue;
    there.add(`prices of ${kind}`).add(`prices in ${sportId}`);
    if (inPlay) there.add(`prices in play in ${sportId}`);
  }
  const events = Object.values(dataOf(await exchange.call(listAllEvents, { body }))).flat();
  for (const { series, sportId } of madeSports) {
    const name = series ?? sportId;
    note(
      `an event of ${name}`,
      events.filter(({ exEventId }) => exEventId.startsWith(`${name}-`)),
    );
  }
  for (const sportId of sportIds) {
    const params = { sportId };
    note(`results of ${sportId}`, dataOf(await exchange.call(listResults, { params })));
    note(`tables of ${sportId}`, dataOf(await exchange.call(listStandings, { params })));
    for (const [part, what] of [
      ['PREVIEWS', 'preview'],
      ['REVIEWS', 'review'],
    ] as const) {
      const tips = dataOf(await exchange.call(listTips, { query: { sportId, part } }));
      note(
        `a ${what} in ${sportId}`,
        tips.filter((tip) => tip[what]),
      );
    }
  }
  note('races', dataOf(await exchange.call(listRaces, { body })));
  note('games of the casino', dataOf(await exchange.call(listCasinoEvents, { body })).lobby);
  return there;
}

test(
  'ten seconds after a first start every sport and every product has content',
  { timeout: 180_000 },
  async () => {
    const clock = new CallClock(start);
    const exchange = await TestExchange.open({ now: clock.now });
    onTestFinished(async () => {
      clock.close();
      await exchange.close();
    });
    const troubles: string[] = [];
    const maker = await openMaker({
      baseUrl: exchange.url,
      operatorKey,
      sports: madeSports,
      listed: [],
      seed: 'fresh',
      sealedSeed: 'secret',
      speed: 1,
      clock: clock.now,
      wait: clock.wait,
      stop: clock.stop,
      onTrouble: (where, error) => void troubles.push(`${where}: ${error.message}`),
    });
    maker.run().catch(() => undefined);
    await clock.runTo(start + within);
    const there = await contents(exchange);
    expect(wanted.filter((what) => !there.has(what))).toEqual([]);
    expect(troubles).toEqual([]);
  },
);
