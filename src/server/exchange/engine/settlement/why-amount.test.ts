import { expect, test } from 'vitest';
import type { MarketDefinition } from '#contract/market.ts';
import { definition as openDefinition, noon } from '#server/exchange/store/store-rows.test-data.ts';
import type { StoredSettlement } from '../records/ledger.ts';
import { closed, endingOf, type Ending } from './ending.ts';
import { explain, mostBets, type MatchedStake } from './why-amount.ts';

/** A market that `winners` won, as it is stored. */
function settled(winners: string[]): { definition: MarketDefinition; ending: Ending } {
  const market = openDefinition('m1', 'e1');
  const ending = endingOf(market, { winners });
  if ('code' in ending) throw new Error(ending.message);
  return { definition: closed(market, ending), ending };
}

const row = (changes: Partial<StoredSettlement>): StoredSettlement => ({
  settlementId: '3-1',
  marketId: 'm1',
  accountId: 'ann',
  result: 'r1',
  profit: 136_00,
  commission: 2_72,
  at: noon,
  ending: null,
  ...changes,
});

const aBack: MatchedStake = {
  orderId: 'b1',
  runnerId: 'r1',
  side: 'BACK',
  odds: 236,
  struckOdds: null,
  line: null,
  rulesVersion: 1,
  voided: false,
  stake: 100_00,
};

const explained = (definition: MarketDefinition, rows: StoredSettlement[], matched = [aBack]) =>
  explain({ definition, rows, matched, orders: [] }).settlements;

test('of a market settled before endings were kept, the definition tells the winner', () => {
  const { definition } = settled(['r1']);
  expect(explained(definition, [row({})])).toMatchObject([
    { ending: { winners: ['r1'], tied: [] }, bets: [{ fate: 'WON', amount: 136_00 }], profit: 136_00 },
  ]);
  const ofVoid = settled([]).definition;
  expect(explained(ofVoid, [row({ profit: 0, commission: 0 })])).toMatchObject([
    { ending: { voided: true }, bets: [{ voidReason: 'MARKET' }] },
  ]);
});

test('a dead heat that was not kept is not guessed at: only the amounts are given', () => {
  const { definition, ending } = settled(['r1', 'r2']);
  const paid = { profit: 18_00, commission: 36 };
  expect(explained(definition, [row(paid)])).toMatchObject([{ ending: null, bets: [], ...paid }]);
  expect(explained(definition, [row({ ...paid, ending })])).toMatchObject([
    { ending: { tied: ['r1', 'r2'], places: 1 }, bets: [{ fate: 'SHARED', amount: 18_00 }], ...paid },
  ]);
});

test('an old settlement that was corrected since is not explained by the later result', () => {
  const { definition, ending } = settled(['r1']);
  const lost = row({ profit: -100_00, commission: 0 });
  const corrected = row({ settlementId: '10-1', profit: 236_00, commission: 2_72, ending });
  expect(explained(definition, [corrected, lost])).toMatchObject([
    { settlementId: '3-1', ending: null, profit: -100_00, posted: { profit: -100_00 } },
    { settlementId: '10-1', ending: { winners: ['r1'] }, profit: 136_00, posted: { profit: 236_00 } },
  ]);
});

test('amounts that the bets do not come to are not explained by them', () => {
  const { definition } = settled(['r1']);
  expect(explained(definition, [row({ profit: 135_99 })])).toMatchObject([{ ending: null, bets: [] }]);
});

test('of very many bets the last are summed up', () => {
  const { definition, ending } = settled(['r1']);
  const matched = Array.from({ length: mostBets + 3 }, (_, at) => ({
    ...aBack,
    orderId: `b${at}`,
    stake: 1_00,
  }));
  const profit = matched.length * 1_36;
  const [one] = explained(definition, [row({ profit, commission: 5_52, ending })], matched);
  expect(one?.bets).toHaveLength(mostBets);
  expect(one?.others).toEqual({ count: 3, amount: 4_08 });
});
