import { useEffect, useRef } from 'react';
import { matchedSince } from '#domain/bet/matched-since.ts';
import type { Order } from '#domain/bet/order.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord, type Priced } from '#domain/odds/price-words.ts';
import { timing } from '#domain/site/timing.ts';
import { useOrders } from '#features/account-feed/use-account.ts';
import { useMarketNames } from '#features/my-bets/use-market-names.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { useTell } from './use-tell.ts';

/**
 * Tells on any page that a bet which waited has been matched: whoever placed it may be looking elsewhere by then. What
 * follows soon is told together with what was told before.
 */
export function MatchNews() {
  const orders = useOrders();
  const priceText = usePriceText();
  const tell = useTell();
  const known = useRef(orders);
  const told = useRef<{ at: number; bets: readonly Order[] }>({ at: 0, bets: [] });
  useEffect(() => {
    const fresh = matchedSince(known.current, orders);
    known.current = orders;
    if (fresh.length === 0) return;
    const at = performance.now();
    const bets = at - told.current.at < timing.settlementNews ? [...fresh, ...told.current.bets] : fresh;
    told.current = { at, bets };
    tell({
      kind: 'MATCHED',
      as: 'success',
      text: <Matched bets={bets} priceText={priceText} />,
      words: bets.length > 1 ? manyMatched(bets.length) : oneMatched,
      of: fresh.map(({ orderId }) => orderId).join(),
    });
  }, [orders, priceText, tell]);
  return null;
}

const oneMatched = 'A bet that waited is matched.';
const manyMatched = (count: number): string => `${count} bets that waited are matched.`;

interface MatchedProps {
  /** At least one. */
  bets: readonly Order[];
  /** A toast stands outside of what the bettor's settings apply to. */
  priceText: (price: Priced) => string;
}

function Matched({ bets, priceText }: MatchedProps) {
  const namesOf = useMarketNames(bets.map(({ marketId }) => marketId));
  const [only, ...others] = bets;
  if (!only || others.length > 0) return manyMatched(bets.length);
  const { marketId, runnerId, side, line, matched, odds, averageOdds } = only;
  const { kind, runnerName } = namesOf(marketId);
  if (!kind) return oneMatched;
  const price = priceText({ kind, odds: averageOdds ?? odds, line });
  const bet = `${sideWord(kind, side).toLowerCase()} ${runnerName(runnerId)}`;
  return `The bet that waited is matched: ${bet}, ${formatMoney(matched)} at ${price}.`;
}
