import { matchedLiability } from '#domain/bet/liability.ts';
import { slipFigures } from '#domain/bet/slip.ts';
import type { FrameLimit, Limit, LimitKind } from '#domain/limits/limit.ts';
import { leftOf } from '#domain/limits/limit.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { PaymentRefusal } from '../payments/payment-checks.ts';
import type { Refusal } from '../refusal.ts';
import type { AccountState } from '../state/account-state.ts';
import { toOrder, type OrderRecord } from '../state/order-record.ts';
import type { Wanted } from './order-checks.ts';

type Holding<Any extends Limit> = Any & { amount: number };

const limitsOf = ({ limits }: AccountState, kind: LimitKind): Holding<Limit>[] =>
  (limits?.all.limits ?? []).filter(
    (limit): limit is Holding<Limit> => limit.kind === kind && limit.amount !== null,
  );

const isOverFrame = (limit: Holding<Limit>): limit is Holding<FrameLimit> => limit.frame !== 'BET';

/** The limits of a kind over a frame, with what the ledger says of it. */
function framesOf(account: AccountState, kind: 'DEPOSIT' | 'LOSS', at: string) {
  const { limits } = account;
  if (!limits) return [];
  return limitsOf(account, kind)
    .filter(isOverFrame)
    .map(({ frame, amount }) => ({ frame, amount, ...limits.used(frame, at) }));
}

/**
 * What the account's deposits have used of each of its deposit limits: what came in the frame, gross, and all that is
 * open now.
 */
export function depositsUsed(account: AccountState, at: string) {
  const open = [...(account.purse?.payments.values() ?? [])].filter(({ kind }) => kind === 'DEPOSIT');
  const asked = open.reduce((sum, { amount }) => sum + amount, 0);
  return framesOf(account, 'DEPOSIT', at).map(({ frame, amount: limit, deposited, end }) => ({
    frame,
    limit,
    used: deposited + asked,
    left: leftOf(limit, deposited + asked),
    until: end,
  }));
}

/** Refuses a deposit beyond a limit, in the words of the one with the least left. `least`: what the way to pay takes. */
export function depositRefusal(
  account: AccountState,
  amount: number,
  least: number,
  at: string,
): PaymentRefusal | null {
  if (!account.limits) return null;
  const [tightest] = depositsUsed(account, at).sort(
    (a, b) => a.left - b.left || (a.until > b.until ? -1 : 1),
  );
  if (!tightest || amount <= tightest.left) return null;
  const { used: _, ...facts } = tightest;
  return ['DEPOSIT_LIMIT', { ...facts, fits: facts.left < least ? 0 : facts.left }];
}

/** Refuses what takes the exposure to `exposure`, if losing all of it would pass a limit on losses. */
export function lossRefusal(
  account: AccountState,
  exposure: number,
  at: string,
): Refusal<'LOSS_LIMIT'> | null {
  if (!account.limits) return null;
  for (const { amount: limit, result } of framesOf(account, 'LOSS', at))
    if (exposure - result > limit) return { code: 'LOSS_LIMIT', facts: { limit } };
  return null;
}

/** Refuses to risk so much at once, unless it is less than before. */
export function riskedRefusal(
  account: AccountState,
  risk: number,
  before = 0,
): Refusal<'STAKE_LIMIT'> | null {
  if (!account.limits || risk <= before) return null;
  const [limit] = limitsOf(account, 'STAKE');
  return limit && risk > limit.amount ? { code: 'STAKE_LIMIT', facts: { limit: limit.amount } } : null;
}

/** Refuses an order that risks more than a bet may: the whole order, what is matched of it included. */
export function stakeLimitRefusal(wanted: Wanted, order: OrderRecord | null): Refusal<'STAKE_LIMIT'> | null {
  const { account, market } = wanted;
  if (!account.limits) return null;
  const { kind } = market.definition;
  const matched = order ? matchedLiability(toOrder(order), kind) : 0;
  const before = order ? riskOf({ ...order, odds: wanted.lessOdds, stake: order.remaining }, kind) : 0;
  return riskedRefusal(account, matched + riskOf(wanted, kind), matched + before);
}

const riskOf = (
  { side, stake, odds, line }: Pick<Wanted, 'side' | 'stake' | 'odds' | 'line'>,
  kind: MarketKind,
): number => slipFigures(side, stake, odds, kind, line).liability;
