import { Client } from 'pg';
import { must } from '#domain/must.ts';

/**
 * What the ledger says, read whole and plainly, with the days that PostgreSQL’s own calendar gives its moments. Nothing here
 * is the product’s but the tables.
 */

export const zones = ['UTC', 'Asia/Kolkata', 'America/St_Johns'] as const;
export type Zone = (typeof zones)[number];

/** A moment’s day in each zone. */
type Days = Readonly<Record<Zone, string>>;

export interface LedgerRow {
  entryId: string;
  accountId: string;
  kind: string;
  marketId: string | null;
  amount: number;
  balanceAfter: number;
  at: Date;
  days: Days;
}

export interface BetRow {
  orderId: string;
  marketId: string;
  side: string;
  matched: number;
  remaining: number;
  sportId: string;
  kind: string;
  isSettled: boolean;
  days: Days;
}

export interface RoundRow {
  roundId: string;
  net: number;
  days: Days;
}

export interface PaymentRow {
  paymentId: string;
  kind: string;
  state: string;
  amount: number;
  came: number | null;
}

const daysOf = (moment: string) =>
  `json_build_object(${zones.map((zone) => `'${zone}', (${moment} at time zone '${zone}')::date::text`).join()}) as days`;

export const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const resultKinds = {
  profit: ['settlement', 'settlement-reversal', 'casino-stake', 'casino-payout'],
  commission: ['commission', 'commission-reversal'],
};

export class LedgerBook {
  /** Of all accounts, in the order of their ids. */
  readonly all: readonly LedgerRow[];
  /** Of the bettor. */
  readonly entries: readonly LedgerRow[];
  /** Of what has accrued to the bettor by their turnover, and by their friend’s commission. */
  readonly accrued: readonly LedgerRow[];
  readonly earned: readonly LedgerRow[];
  /** Of the friend. */
  readonly friends: readonly LedgerRow[];
  readonly bets: readonly BetRow[];
  readonly rounds: readonly RoundRow[];
  readonly payments: readonly PaymentRow[];
  readonly balances: ReadonlyMap<string, number>;

  private constructor(all: readonly LedgerRow[], rest: Omit<Parts, 'all'>) {
    this.all = all;
    const of = (id: string) => all.filter(({ accountId }) => accountId === id);
    this.entries = of(rest.accountId);
    this.accrued = of(`rolling:${rest.accountId}`);
    this.earned = of(`referral:${rest.accountId}`);
    this.friends = of(rest.friendId);
    ({ bets: this.bets, rounds: this.rounds, payments: this.payments, balances: this.balances } = rest);
  }

  static async read(databaseUrl: string, userName: string, friend: string): Promise<LedgerBook> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const parts = await readParts(client, userName, friend);
      return new LedgerBook(parts.all, parts);
    } finally {
      await client.end();
    }
  }

  /** What markets and games came to, as their entries say. */
  resultOf(entries: readonly LedgerRow[]): { profit: number; commission: number; net: number } {
    const of = (kinds: readonly string[]) => sumOf(entries.filter(({ kind }) => kinds.includes(kind)));
    const [profit, paid] = [of(resultKinds.profit), of(resultKinds.commission)];
    return { profit, commission: -paid || 0, net: profit + paid };
  }

  /** The entries that are results of markets and games. */
  isResult = ({ kind }: LedgerRow): boolean =>
    resultKinds.profit.includes(kind) || resultKinds.commission.includes(kind);
}

interface Parts {
  accountId: string;
  friendId: string;
  all: readonly LedgerRow[];
  bets: readonly BetRow[];
  rounds: readonly RoundRow[];
  payments: readonly PaymentRow[];
  balances: ReadonlyMap<string, number>;
}

async function readParts(client: Client, userName: string, friend: string): Promise<Parts> {
  const rows = async <Row>(query: string, ...values: string[]) =>
    (await client.query(query, values)).rows as Row[];
  const accounts = await rows<{ id: string; name: string; balance: number }>(
    'select account_id as id, user_name as name, balance::float8 as balance from accounts',
  );
  const idOf = (userNameOf: string) => must(accounts.find(({ name }) => name === userNameOf)).id;
  const accountId = idOf(userName);
  return {
    accountId,
    friendId: idOf(friend),
    balances: new Map(accounts.map(({ id, balance }) => [id, balance])),
    all: await rows<LedgerRow>(
      `select e.entry_id::text as "entryId", e.account_id as "accountId", t.kind, t.market_id as "marketId",
         e.amount::float8 as amount, e.balance_after::float8 as "balanceAfter", t.at, ${daysOf('t.at')}
       from ledger_entries e join ledger_transactions t using (transaction_id) order by e.entry_id`,
    ),
    bets: await rows<BetRow>(
      `select order_id as "orderId", o.market_id as "marketId", side, matched::float8 as matched,
         remaining::float8 as remaining, definition ->> 'sportId' as "sportId", definition ->> 'kind' as kind,
         settled_at is not null as "isSettled", ${daysOf('placed_at')}
       from orders o join markets m using (market_id) where account_id = $1`,
      accountId,
    ),
    rounds: await rows<RoundRow>(
      `select round_id as "roundId", (payout - stake)::float8 as net, ${daysOf('at')}
       from casino_rounds where account_id = $1`,
      accountId,
    ),
    payments: await rows<PaymentRow>(
      `select payment_id as "paymentId", kind, state, amount::float8 as amount, came::float8 as came
       from payments where account_id = $1 order by asked_at desc, payment_id desc`,
      accountId,
    ),
  };
}
