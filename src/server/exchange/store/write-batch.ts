import type { Client } from 'pg';
import type { WriteBatch } from '#server/exchange/engine/records/batch.ts';
import { insertEntries } from './insert-entries.ts';
import { insertPart, updatePart, type Part } from './insert-part.ts';
import { accounts } from './schema/accounts.ts';
import { accruals, accrualTerms } from './schema/accruals.ts';
import { events, marketRules, markets } from './schema/catalogue.ts';
import { casinoRounds, ledgerTransactions, settlements } from './schema/ledger.ts';
import { fills, idempotency, journal, orders } from './schema/orders.ts';
import { accountLimits } from './schema/limits.ts';
import { referrals } from './schema/referrals.ts';
import {
  bankTransactions,
  grants,
  operatorAudit,
  payees,
  payments,
  paymentSwitches,
  unmatched,
} from './schema/payments.ts';

const parts: { [List in keyof WriteBatch]: Part } = {
  journal: insertPart(journal),
  accounts: insertPart(accounts),
  balances: updatePart(accounts, { key: 'accountId', set: ['balance', 'maxExposure', 'blocked'] }),
  events: insertPart(events, {
    key: 'exEventId',
    set: [
      ...(['sportId', 'eventName', 'eventTime', 'tournamentId', 'tournamentName', 'home', 'away'] as const),
      ...(['inPlay', 'ended', 'score'] as const),
    ],
  }),
  markets: insertPart(markets, { key: 'marketId', set: ['definition', 'status', 'settledAt'] }),
  orders: insertPart(orders, {
    key: 'orderId',
    set: [
      ...([
        'queueSeq',
        'odds',
        'stake',
        'matched',
        'matchedValue',
        'remaining',
        'cancelled',
        'lapsed',
      ] as const),
      ...(['status', 'reason', 'persistence', 'delayEndsAt', 'terms', 'updatedAt'] as const),
    ],
  }),
  fills: insertPart(fills, { key: 'fillId', set: ['odds', 'struckOdds', 'voided'] }),
  ledgerTransactions: insertPart(ledgerTransactions),
  ledgerEntries: insertEntries,
  settlements: insertPart(settlements),
  idempotency: insertPart(idempotency),
  casinoRounds: insertPart(casinoRounds),
  marketRules: insertPart(marketRules),
  payments: insertPart(payments, {
    key: 'paymentId',
    set: [
      ...(['state', 'came', 'utr', 'bankId', 'steps', 'leftOver'] as const),
      ...(['changedAt', 'expiresAt', 'usualBy', 'version'] as const),
    ],
  }),
  bankTransactions: insertPart(bankTransactions),
  unmatched: insertPart(unmatched, { key: 'bankId', set: ['accountId', 'closedAt', 'paymentId'] }),
  grants: insertPart(grants, { key: 'grantId', set: ['progress', 'state', 'endedAt'] }),
  payees: insertPart(payees, {
    key: 'payeeId',
    set: ['holder', 'bank', 'account', 'label', 'heldUntil', 'version', 'removedAt'],
  }),
  switches: insertPart(paymentSwitches, { key: 'name', set: ['isOff'] }),
  limits: insertPart(accountLimits, {
    key: 'accountId',
    set: ['limits', 'timedOutUntil', 'exclusion', 'realityEvery', 'realityAnsweredAt'],
  }),
  accruals: insertPart(accruals),
  accrualTerms: insertPart(accrualTerms, { key: 'accountId', set: ['rate', 'dueAt'] }),
  referrals: insertPart(referrals),
  audit: insertPart(operatorAudit),
};

const allLists = Object.keys(parts) as (keyof WriteBatch)[];

/**
 * Writes the batch in one transaction of one statement and one round trip. When the promise resolves, it is on disk. If
 * it rejects with a connection error, the batch may or may not have been committed; any other error means that none of
 * it was.
 */
export async function writeBatch(writer: Client, batch: WriteBatch): Promise<void> {
  const latest = latestStates(batch);
  const lists = allLists.filter((list) => latest[list].length > 0);
  if (lists.length === 0) return;
  for (const list of lists) parts[list].check(latest[list]);
  await writer.query({
    // The statement is prepared once per set of tables.
    name: `write-${lists.map((list) => allLists.indexOf(list)).join('-')}`,
    text: statementOf(lists),
    values: lists.map((list) => JSON.stringify(latest[list])),
  });
}

/** `with w0 as (insert …), w1 as (insert …) select 1`: a single statement is its own transaction. */
const statementOf = (lists: readonly (keyof WriteBatch)[]): string =>
  `with ${lists.map((list, at) => `w${at} as (${parts[list].sql(at + 1)})`).join(',\n')} select 1`;

/** Merges rows of the same key, because one statement may touch a row only once and doesn't see its own inserts. */
function latestStates(batch: WriteBatch): WriteBatch {
  const balances = new Map(batch.balances.map((row) => [row.accountId, row]));
  const opened = batch.accounts.map((row) => ({ ...row, ...balances.get(row.accountId) }));
  for (const { accountId } of batch.accounts) balances.delete(accountId);
  return {
    ...batch,
    accounts: opened,
    balances: [...balances.values()],
    events: lastOf(batch.events, (row) => row.exEventId),
    markets: lastOf(batch.markets, (row) => row.marketId),
    orders: lastOf(batch.orders, (row) => row.orderId),
    fills: lastOf(batch.fills, (row) => String(row.fillId)),
    payments: lastOf(batch.payments, (row) => row.paymentId),
    unmatched: lastOf(batch.unmatched, (row) => row.bankId),
    grants: lastOf(batch.grants, (row) => row.grantId),
    payees: lastOf(batch.payees, (row) => row.payeeId),
    switches: lastOf(batch.switches, (row) => row.name),
    limits: lastOf(batch.limits, (row) => row.accountId),
    accrualTerms: lastOf(batch.accrualTerms, (row) => row.accountId),
  };
}

function lastOf<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const last = new Map(rows.map((row) => [keyOf(row), row]));
  return last.size === rows.length ? rows : [...last.values()];
}
