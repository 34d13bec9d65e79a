import { must } from '#domain/must.ts';
import { noLimits } from '#domain/limits/bettor-limits.ts';
import { frameKinds } from '#domain/limits/frame.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import type { OrderRecord } from '../state/order-record.ts';
import type { Payments } from '../state/payments/payments.ts';
import { Purse } from '../state/payments/purse.ts';

/**
 * Everything the exchange decides on, as text that can't be parsed back: equal states have equal texts. Complete orders
 * are left out: no decision on money depends on them.
 */
export const stateText = (state: ExchangeState): string =>
  [...stateLines(state), ...practiceLines(state.practice)].join('\n');

/** The same without what is practice accounts', and without the journal, in which their commands have a place. */
export const moneyText = (state: ExchangeState): string => {
  const { journalSeq: _, ...numbers } = state.numbers.last();
  const [, ...lines] = stateLines(state);
  return [JSON.stringify(numbers), ...lines].join('\n');
};

function* practiceLines({ accounts, markets, numbers }: ExchangeState): Generator<string> {
  yield JSON.stringify(numbers.last());
  for (const account of sorted(accounts)) yield JSON.stringify([accountParts(account), account.grantedAt]);
  for (const { positions, practice, delays, ...market } of sorted(markets)) {
    const theirs = sorted(positions).filter(({ isEmpty }) => !isEmpty);
    if (theirs.length === 0) continue;
    yield JSON.stringify([market.definition.marketId, market.matched, must(practice).taken()]);
    for (const position of theirs) yield JSON.stringify(positionParts(position));
    for (const [order, ahead] of must(practice).waiting()) yield JSON.stringify([orderParts(order), ahead]);
    for (const order of delays.of(theirs[0]!.market)) yield JSON.stringify(orderParts(order));
  }
}

function* stateLines(state: ExchangeState): Generator<string> {
  yield JSON.stringify(state.numbers.last());
  yield JSON.stringify([...state.closedMarkets].sort());
  yield JSON.stringify([...state.rulesVersions].sort(([a], [b]) => (a < b ? -1 : 1)));
  yield JSON.stringify([...state.settledTimes].sort(([a], [b]) => (a < b ? -1 : 1)));
  yield* paymentLines(state.payments);
  for (const terms of sorted(state.accruals.terms)) yield JSON.stringify(terms, inKeyOrder);
  for (const account of sorted(state.accounts)) yield JSON.stringify(accountParts(account));
  for (const market of sorted(state.markets)) yield* marketLines(market);
}

function* marketLines(market: MarketState): Generator<string> {
  yield definitionText(market.definition);
  yield JSON.stringify([market.createdAt, market.matched]);
  for (const { book, lastOdds, matched } of market.runners) {
    yield JSON.stringify([lastOdds, matched]);
    for (const ladder of ['toLay', 'toBack'] as const)
      for (const order of book.queue(ladder)) yield JSON.stringify(orderParts(order));
  }
  for (const order of market.delays.of(market)) yield JSON.stringify(orderParts(order));
  for (const position of sorted(market.positions))
    if (!position.isEmpty) yield JSON.stringify(positionParts(position));
}

/** Without the versions of payments that are over: they are noted only since the start. */
function* paymentLines(payments: Payments): Generator<string> {
  for (const payment of sorted(payments.open)) yield JSON.stringify(payment, inKeyOrder);
  for (const unmatched of sorted(payments.unmatched)) yield JSON.stringify(unmatched, inKeyOrder);
  yield JSON.stringify([sorted(payments.utrs), [...payments.utrs.keys()].sort()], inKeyOrder);
  yield JSON.stringify([...payments.bankIds].sort(([a], [b]) => (a < b ? -1 : 1)));
  yield JSON.stringify([[...payments.off].sort(), payments.ends.nextEnd]);
}

function accountParts(account: AccountState) {
  const { accountId, blocked, selfExcluded, balance, exposure, maxExposure } = account;
  const { payments, grants, payees } = account.purse ?? new Purse();
  const purse = [sorted(payments), sorted(grants), sorted(payees)].map((rows) =>
    rows.map((row) => JSON.stringify(row, inKeyOrder)),
  );
  const limits = JSON.stringify([account.limitZone, account.limits?.all ?? noLimits], inKeyOrder);
  const referral = JSON.stringify(account.referral, inKeyOrder);
  return [accountId, blocked, selfExcluded, balance, exposure, maxExposure, purse, limits, referral];
}

const positionParts = ({ account, risk, hasMatched, gross, exposure, open }: MarketPosition) => {
  const pays = [risk.outcomes(), risk.numbers()];
  return [account.accountId, pays, hasMatched, gross, exposure, [...open.keys()]];
};

function orderParts(order: OrderRecord) {
  const { orderId, queueSeq, clientId, position, runner, side, odds, line, reason, placedAt, updatedAt } =
    order;
  const { stake, matched, matchedValue, remaining, cancelled, lapsed } = order;
  const stakes = [stake, matched, matchedValue, remaining, cancelled, lapsed];
  const { accountId } = position.account;
  const { persistence, rulesVersion, byCashOut, delayEndsAt, terms } = order;
  const times = [placedAt, updatedAt, delayEndsAt];
  return [
    orderId,
    queueSeq,
    clientId,
    accountId,
    runner,
    side,
    odds,
    line,
    stakes,
    reason,
    persistence,
    rulesVersion,
    byCashOut,
    terms,
    times,
  ];
}

/** A cache by identity: definitions are replaced, never mutated. */
const definitionTexts = new WeakMap<MarketDefinition, string>();

function definitionText(definition: MarketDefinition): string {
  const text = definitionTexts.get(definition) ?? JSON.stringify(definition, inKeyOrder);
  definitionTexts.set(definition, text);
  return text;
}

/** Storage returns a definition's keys in its own order. */
const inKeyOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const sorted = <Value>(values: ReadonlyMap<string, Value>): Value[] =>
  [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

/** What each account has used of its limits, at that moment. */
export const usedText = ({ accounts }: ExchangeState, at: string): string =>
  JSON.stringify(
    sorted(accounts).flatMap(({ accountId, limits }) =>
      limits?.isCounting ? [[accountId, frameKinds.map((frame) => limits.used(frame, at))]] : [],
    ),
    inKeyOrder,
  );
