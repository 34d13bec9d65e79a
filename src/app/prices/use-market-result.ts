import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import type { HandicapBets } from '#domain/risk/handicap-results.ts';
import { netIfWins, type RunnerBet } from '#domain/money/net-result.ts';
import { useOrdersOf, usePositionOf } from '#features/account-feed/use-account.ts';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { betsBeingMade, mayWinMore } from '#machines/bet-slip/bets-being-made.ts';

export interface MarketResult {
  /** Net of commission, minor units, by runner; null if the bettor has nothing in the market. */
  resultIfWins: ReadonlyMap<string, number> | null;
  /** The same including what is typed in the slip and the price pointed at; null while none of it is a bet. */
  whatIf: ReadonlyMap<string, number> | null;
  /** What the results of a handicap market follow from; null in any other. */
  handicap: HandicapBets | null;
  /** What `whatIf` includes, in words. */
  whatIfWord: string;
  /** Better prices are on offer than `whatIf` counts, at which the bets would be matched first. */
  isWhatIfLeast: boolean;
  /** What pressing the price pointed at would stake, in words; null while none is pointed at. */
  pointedWord: string | null;
  hasUnmatched: boolean;
}

const nothing: MarketResult = {
  resultIfWins: null,
  whatIf: null,
  handicap: null,
  whatIfWord: '',
  isWhatIfLeast: false,
  pointedWord: null,
  hasUnmatched: false,
};

/** A price under the pointer or the keyboard; the results show what pressing it at the stake would make of them. */
export type PointedPrice = Pick<RunnerBet, 'runnerId' | 'side' | 'odds'>;

/** What the bettor gets when each runner wins, by the code that settles; unmatched bets are counted on request. */
export function useMarketResult(
  marketId: string,
  definition: MarketDefinition | null,
  withUnmatched: boolean,
  pointed: PointedPrice | null,
): MarketResult {
  const position = usePositionOf(marketId);
  const orders = useOrdersOf(marketId);
  const slip = useSlip();
  const typed = useSelector(slip, ({ context }) => betsBeingMade(context, marketId), areSameBets);
  const isWhatIfLeast = useSelector(slip, ({ context }) => mayWinMore(context, marketId));
  const { quickStakes, oneClick } = useBettorSettings();
  const usualStake = oneClick.isOn ? oneClick.stake : (quickStakes[0] ?? oneClick.stake);
  return useMemo(() => {
    // One number per runner tells the result only where exactly one runner wins.
    const isOneNumber =
      definition?.numberOfWinners === 1 &&
      !isSettledOnNumber(definition.kind) &&
      !position?.outcomes.some(({ ifLoses }) => ifLoses != null);
    const isHandicap = definition?.kind === 'HANDICAP';
    if (!definition || !(isOneNumber || isHandicap)) return nothing;
    const runnerIds = definition.runners.map(({ runnerId }) => runnerId);
    const ifWins = new Map(position?.outcomes.map((outcome) => [outcome.runnerId, outcome.ifWins]));
    const waiting = orders
      .filter((order) => order.remaining > 0)
      .map((order) => ({ ...order, stake: order.remaining }));
    // A press replaces the card for the same runner and side, and keeps the stake typed there.
    const isSame = (bet: RunnerBet) => bet.runnerId === pointed?.runnerId && bet.side === pointed.side;
    const stake = typed.find(isSame)?.stake ?? Math.max(usualStake, definition.minStake);
    const meant = pointed ? [...typed.filter((bet) => !isSame(bet)), { ...pointed, stake }] : typed;
    const standing = withUnmatched ? waiting : [];
    const numbers = position?.numbers ?? [];
    const netOf = (bets: readonly RunnerBet[]) =>
      netIfWins(runnerIds, ifWins, bets, definition.commissionRate);
    const hasPosition =
      numbers.some(({ pays }) => pays !== 0) ||
      (position?.outcomes.some((outcome) => outcome.ifWins !== 0) ?? false);
    const now = hasPosition || standing.length > 0 ? standing : null;
    const then = meant.length > 0 ? [...standing, ...meant] : null;
    return {
      resultIfWins: !isHandicap && now ? netOf(now) : null,
      whatIf: !isHandicap && then ? netOf(then) : null,
      handicap: isHandicap ? { numbers, standing: now, meant: then } : null,
      whatIfWord: [
        'with',
        ...(typed.length > 0 || !pointed ? ['the slip'] : []),
        ...(typed.length > 0 && pointed ? ['and'] : []),
        ...(pointed ? [`${formatMoney(stake)} at this price`] : []),
      ].join(' '),
      isWhatIfLeast,
      pointedWord: pointed && `→ with ${formatMoney(stake)} at this price, if it is matched`,
      hasUnmatched: waiting.length > 0,
    };
  }, [definition, withUnmatched, position, orders, typed, isWhatIfLeast, pointed, usualStake]);
}

const areSameBets = (before: readonly RunnerBet[], now: readonly RunnerBet[]): boolean =>
  before.length === now.length && before.every((bet, at) => shallowEqual(bet, now[at]!));
