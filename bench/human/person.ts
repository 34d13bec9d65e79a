import { getMarketBook, type MarketBook, type MarketDefinition } from '../../src/server/contract/market.ts';
import { getResult, sendInstructions, type Order } from '../../src/server/contract/order.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { defaultSlipSettings } from '../../src/domain/bet/slip-settings.ts';
import type { Side } from '../../src/domain/bet/side.ts';
import { isQuoted } from '../../src/domain/market/market-kind.ts';
import { sleep } from './exchange.ts';
import { liabilityOf } from './liability.ts';

export type Phase = 'before' | 'in play';

/** What became of a try: MATCHED in full, or why not. */
export type Outcome = string;

export interface Table {
  url: string;
  token: string;
  /** The open markets of a sport in a phase, as a list shows them. */
  markets: () => MarketDefinition[];
  nextClientId: () => string;
}

const { quickStakes, oddsPolicy, policyTicks } = defaultSlipSettings;
/** From one press to the next, ms. */
const thinking = { least: 2_000, most: 4_000 };

export const think = () => sleep(thinking.least + Math.random() * (thinking.most - thinking.least));
/** A person does not put more than this at risk on one bet, minor units. */
const mostRisk = 50_000_00;
/** How much of the bets are lays. */
const layShare = 0.3;

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Whether bettors can choose a price there: a market with a book that takes bets. */
export const isChosen = ({ kind, status }: MarketDefinition): boolean => status === 'OPEN' && !isQuoted(kind);

interface Seen {
  runnerId: string;
  side: Side;
  odds: number;
  stake: number;
}

/** Chooses a price that is shown, and a quick stake of those that it can take. */
function choose({ definition, runners }: MarketBook): Seen | null {
  const side: Side = Math.random() < layShare ? 'LAY' : 'BACK';
  const shown = runners.flatMap(({ runnerId, toBack, toLay }) => {
    const best = side === 'BACK' ? toBack[0] : toLay[0];
    return best ? [{ runnerId, odds: best[0], size: best[1] }] : [];
  });
  const price = pick(shown);
  if (!price) return null;
  const { runnerId, odds, size } = price;
  const isPossible = (stake: number) =>
    stake <= size && stake >= definition.minStake && liabilityOf(definition, side, odds, stake) <= mostRisk;
  const stake = pick(quickStakes.filter(isPossible));
  return stake === undefined ? null : { runnerId, side, odds, stake };
}

/** One try: sees a price, thinks, places what the slip would send. Null if there was nothing to choose. */
export async function tryOnce({ url, token, markets, nextClientId }: Table): Promise<Outcome | null> {
  const marketId = pick(markets())?.marketId;
  if (marketId === undefined) return null;
  const read = await callExchange(url, getMarketBook, { params: { marketId } });
  if (!read.ok || !isChosen(read.data.definition)) return null;
  const seen = choose(read.data);
  if (!seen) return null;
  await think();
  const clientId = nextClientId();
  const take = { policy: oddsPolicy, ticks: policyTicks };
  const instructions = [{ type: 'PLACE' as const, clientId, ...seen, take }];
  const sent = await callExchange(
    url,
    sendInstructions,
    { params: { marketId }, body: { instructions } },
    { token },
  );
  if (!sent.ok) return sent.code;
  const [result] = sent.data.results;
  if (!result) return 'NO_RESULT';
  if (result.status === 'REFUSED') return result.code;
  const [order] = result.orders;
  return order ? outcomeOf(await afterDelay(url, token, order)) : 'NO_ORDER';
}

/** Waits until the in-play delay is over. */
async function afterDelay(url: string, token: string, order: Order): Promise<Order> {
  let now = order;
  while (now.delayEndsAt !== null && now.remaining > 0) {
    await sleep(500);
    const { clientId } = order;
    const asked = await callExchange(url, getResult, { params: { clientId } }, { token });
    if (!asked.ok || !asked.data.order) return now;
    now = asked.data.order;
  }
  return now;
}

function outcomeOf({ matched, stake, remaining, reason }: Order): Outcome {
  if (matched === stake) return 'MATCHED';
  if (remaining > 0) return matched > 0 ? 'partly matched' : 'unmatched';
  return `lapsed: ${reason ?? 'unknown'}`;
}
