import { itemAt, must } from '#domain/must.ts';
import type { RunnerChange } from '#contract/stream.ts';
import { isSomebodys } from '../ledger/partner-accounts.ts';
import type { StoredPayment } from '../records/payments.ts';
import type { AccountState } from '../state/account-state.ts';
import type { SettledShare } from './effects.ts';
import type { AccountFact, FeedFacts, MarketFact } from './feed-facts.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { toOrder, type OrderRecord } from '../state/order-record.ts';
import { takeLevelChanges } from '../matching/shown-levels.ts';
import { toBalance, toBreak, toPayment, toPosition } from './views.ts';

export interface Changed {
  at: string;
  orders: readonly OrderRecord[];
  positions: readonly MarketPosition[];
  /** Accounts whose balance or exposure changed. */
  accounts: readonly AccountState[];
  opened: ReadonlySet<AccountState>;
  /** Accounts that changed what they hold themselves to. */
  held: ReadonlySet<AccountState>;
  markets: readonly MarketState[];
  redefined: ReadonlySet<MarketState>;
  created: ReadonlySet<MarketState>;
  settled: readonly SettledShare[];
  /** Each state that a payment went through. */
  payments: readonly StoredPayment[];
}

/** What changed, each thing as it stands now, in the contract's types. */
export function toFacts(changed: Changed): FeedFacts {
  return { at: changed.at, markets: marketFacts(changed), accounts: accountFacts(changed) };
}

/** Shared: most commits change no payment. */
const noPayments: AccountFact['payments'] = [];

function accountFacts({
  at,
  orders,
  positions,
  accounts,
  opened,
  held,
  settled,
  payments,
}: Changed): AccountFact[] {
  const facts = new Map<string, AccountFact>();
  for (const account of accounts) {
    const { accountId } = account;
    if (!isSomebodys(accountId)) continue;
    const isNew = opened.has(account);
    facts.set(accountId, {
      accountId,
      isNew,
      balance: toBalance(account),
      orders: [],
      positions: [],
      settlements: [],
      payments: noPayments,
    });
  }
  const factOf = ({ accountId }: AccountState) => must(facts.get(accountId));
  for (const order of orders) factOf(order.position.account).orders.push(toOrder(order));
  for (const position of positions) {
    // A matched position in a closed market is reported by its settlement.
    if (position.market.definition.status === 'CLOSED' && position.hasMatched) continue;
    facts.get(position.account.accountId)?.positions.push(toPosition(position));
  }
  for (const { row, definition } of settled) {
    const { accountId, ending: _, ...settlement } = row;
    const { eventName, marketName } = definition;
    facts.get(accountId)?.settlements.push({ ...settlement, eventName, marketName });
  }
  if (payments.length > 0) addPayments(facts, payments);
  for (const account of held) {
    const fact = facts.get(account.accountId);
    const onBreak = toBreak(account, at);
    if (fact && onBreak) fact.onBreak = onBreak;
  }
  return [...facts.values()];
}

/** Tells each payment once, as it stands now. */
function addPayments(facts: ReadonlyMap<string, AccountFact>, payments: readonly StoredPayment[]): void {
  const last = new Map(payments.map((payment) => [payment.paymentId, payment]));
  for (const payment of last.values()) {
    const fact = must(facts.get(payment.accountId));
    fact.payments = [...fact.payments, toPayment(payment)];
  }
}

function marketFacts({ markets, redefined, created }: Changed): MarketFact[] {
  const facts: MarketFact[] = [];
  for (const market of markets) {
    const { definition, matched } = market;
    const { runners, wasMatched } = runnerChanges(market);
    const isRedefined = redefined.has(market);
    if (runners.length === 0 && !isRedefined) continue;
    const fact: MarketFact = { marketId: definition.marketId, isNew: created.has(market), runners };
    if (isRedefined) fact.definition = definition;
    if (wasMatched) fact.matched = matched;
    facts.push(fact);
  }
  return facts;
}

function runnerChanges(market: MarketState) {
  const { definition, runners } = market;
  const changes: RunnerChange[] = [];
  let wasMatched = false;
  for (let index = 0; index < runners.length; index++) {
    const runner = itemAt(runners, index);
    const { toBack, toLay } = takeLevelChanges(market, index);
    const untold = runner.drainMatched();
    if (toBack.length + toLay.length === 0 && !untold) continue;
    wasMatched ||= untold;
    const change: RunnerChange = { runnerId: itemAt(definition.runners, index).runnerId };
    if (toBack.length > 0) change.toBack = toBack;
    if (toLay.length > 0) change.toLay = toLay;
    if (untold) {
      change.lastOdds = runner.lastOdds ?? 0;
      change.matched = runner.matched;
    }
    changes.push(change);
  }
  return { runners: changes, wasMatched };
}
