import { createHash } from 'node:crypto';
import type { AccountState } from './account-state.ts';
import type { ExchangeState } from './exchange-state.ts';
import type { MarketPosition } from './market-position.ts';
import type { MarketState } from './market-state.ts';
import type { OrderRecord } from './order-record.ts';

/** SHA-256, in hex, of everything that the exchange decides on. Equal states have equal hashes. */
export function stateHash(state: ExchangeState): string {
  const hash = createHash('sha256');
  for (const line of stateLines(state)) hash.update(line).update('\n');
  return hash.digest('hex');
}

/** The whole state as text, one way only: what no decision on money depends on (complete orders) is left out. */
export const stateText = (state: ExchangeState): string => [...stateLines(state)].join('\n');

function* stateLines(state: ExchangeState): Generator<string> {
  yield JSON.stringify(state.numbers.last());
  yield JSON.stringify([...state.closedMarkets].sort());
  for (const account of sorted(state.accounts)) yield JSON.stringify(accountParts(account));
  for (const market of sorted(state.markets)) yield* marketLines(market);
}

function* marketLines(market: MarketState): Generator<string> {
  yield JSON.stringify([market.definition, market.createdAt, market.matched]);
  for (const { book, lastOdds, matched } of market.runners) {
    yield JSON.stringify([lastOdds, matched]);
    for (const ladder of ['toLay', 'toBack'] as const)
      for (const order of book.queue(ladder)) yield JSON.stringify(orderParts(order));
  }
  for (const position of sorted(market.positions))
    if (!position.isEmpty) yield JSON.stringify(positionParts(position));
}

const accountParts = ({ accountId, blocked, selfExcluded, balance, exposure }: AccountState) => [
  ...[accountId, blocked, selfExcluded, balance, exposure],
];

const positionParts = ({ account, matched, hasMatched, gross, exposure, open }: MarketPosition) => [
  ...[account.accountId, matched, hasMatched, gross, exposure, [...open].map(idOf)],
];

const orderParts = ({ position, slot: _slot, ...order }: OrderRecord) => [
  position.account.accountId,
  ...Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)),
];

const idOf = ({ orderId }: OrderRecord): string => orderId;

const sorted = <Value>(values: ReadonlyMap<string, Value>): Value[] =>
  [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
