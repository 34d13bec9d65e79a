import { getBalance } from '#contract/account.ts';
import { resettleMarket, settleMarket } from '#contract/operator.ts';
import { aBet, dataOf, type TestExchange } from './test-exchange.ts';

/**
 * Makes asha have more at risk than she has: a market paid her, her whole balance was matched in a second market (its id
 * is returned), and then the payment was taken back. Ben took the other side.
 */
export async function bringBelowZero(exchange: TestExchange): Promise<string> {
  const [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
  const [won, open] = [await exchange.openMarket('won'), await exchange.openMarket('open')];
  await exchange.instruct(ben, won, aBet({ side: 'LAY', odds: 200, stake: 40_000_00 }));
  await exchange.instruct(asha, won, aBet({ odds: 200, stake: 40_000_00 }));
  const result = (winner: string) => ({ params: { marketId: won }, body: { winners: [winner] } });
  dataOf(await exchange.call(settleMarket, result('r1'), exchange.operator));
  const { bankBalance } = dataOf(await exchange.call(getBalance, {}, asha));
  // What is only waiting would be cancelled.
  await exchange.instruct(ben, open, aBet({ side: 'LAY', odds: 105, stake: bankBalance }));
  await exchange.instruct(asha, open, aBet({ odds: 105, stake: bankBalance }));
  dataOf(await exchange.call(resettleMarket, result('r2'), exchange.operator));
  return open;
}
