import { Client } from 'pg';
import { createMarket, fundAccount, limitAccount, setMarketStatus, setQuotes } from '#contract/operator.ts';
import { blockAccount, setPaymentMethod, setProviderAway } from '#contract/payment-desk.ts';
import { askDeposit, askWithdrawal, savePayee } from '#contract/payments.ts';
import { aPerson } from '#contract/testing/people.ts';
import { getReferrals } from '#contract/referrals.ts';
import { getUser, signUp } from '#contract/session.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '../../support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '../../support/test-gateway.ts';
import { Hints } from './hints.ts';

const noon = '2026-05-01T12:00:00.000Z';
const passingPassword = 'passing-password';
const bettors = ['asha', 'ben', 'chitra'] as const;

/** Sign-ins come and go like their sessions, and refused ones are written down. */
const activity = `(select activity_id, kind, about from account_activity
  where kind not in ('SIGNED_IN', 'SIGN_IN_REFUSED', 'SECOND_STEP_REFUSED', 'SIGNED_OUT', 'SESSION_ENDED'))`;

/** Everything that holds money and bets. Sessions come and go, and answers to client ids are kept even for refusals. */
const tables = [
  'accounts',
  'ledger_transactions',
  'ledger_entries',
  'settlements',
  'casino_rounds',
  'orders',
  'fills',
  'markets',
  'events',
  'recorded_results',
  'standings',
  'tips',
  'scores',
  'incidents',
  'event_facts',
  'scorecards',
  'bettor_settings',
  activity,
  'two_step',
  'recovery_codes',
  'passkeys',
  'payments',
  'bank_transactions',
  'unmatched',
  'grants',
  'payees',
  'payment_switches',
  'operator_audit',
  'accruals',
  'accrual_terms',
  'referrals',
];

/** An exchange with bettors, markets and bets, its gateway, and what is known of them. */
export class World {
  readonly exchange: TestExchange;
  readonly gateway: TestGateway;
  readonly hints = new Hints();
  readonly #database: Client;
  readonly #tokens = new Map<string, string>();
  #markets = 0;
  #passing = 0;

  private constructor(exchange: TestExchange, gateway: TestGateway, database: Client) {
    this.exchange = exchange;
    this.gateway = gateway;
    this.#database = database;
  }

  static async open(): Promise<World> {
    const exchange = await TestExchange.open({ signInLimit: 1_000_000 });
    const gateway = await openTestGateway(exchange.url, { allowAnyQuery: true, rateLimit: 1_000_000 });
    const database = new Client({ connectionString: exchange.databaseUrl });
    await database.connect();
    const world = new World(exchange, gateway, database);
    for (const userName of bettors) world.#tokens.set(userName, (await exchange.signIn(userName)).token!);
    world.#hint();
    const { code } = dataOf(await exchange.call(getReferrals, {}, { token: world.token(0) }));
    for (const name of ['code', 'referral']) world.hints.add(name, code!);
    for (let n = 0; n < 3; n++) await world.tend();
    return world;
  }

  async close(): Promise<void> {
    await this.#database.end();
    await this.gateway.close();
    await this.exchange.close();
  }

  /** The token of one of the bettors who stay signed in. */
  token(n: number): string {
    return [...this.#tokens.values()][n % this.#tokens.size]!;
  }

  /** The token of a session that may end, of a bettor who plays no other part in this. */
  async passingToken(): Promise<string> {
    const body = { userName: `passing-${++this.#passing}`, password: passingPassword };
    return dataOf(await this.exchange.call(signUp, { body: aPerson(body) })).token;
  }

  /** A hash of what is stored; null while a bet's in-play delay runs, since it then changes by itself. */
  async digest(): Promise<string | null> {
    const parts = tables.map(
      (table) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t)`,
    );
    const delayed = `exists (select 1 from orders where delay_ends_at is not null)`;
    const { rows } = await this.#database.query<{ state: string; moves: boolean }>(
      `select concat_ws(' ', ${parts.join(', ')}) as state, ${delayed} as moves`,
    );
    return rows[0]!.moves ? null : rows[0]!.state;
  }

  /** Checks that every token that should not have ended is good, and that memory equals storage. */
  async check(): Promise<string[]> {
    const ended: string[] = [];
    for (const [userName, token] of this.#tokens)
      if (!(await this.exchange.call(getUser, {}, { token })).ok) ended.push(`${userName} was signed out`);
    const { rows } = await this.#database.query<{ what: string }>(
      `select 'transaction ' || transaction_id as what from ledger_entries group by 1 having sum(amount) <> 0
       union all
       select 'balance of ' || account_id from (
         select account_id, sum(amount) as total, (array_agg(balance_after order by entry_id desc))[1] as last
         from ledger_entries group by account_id
       ) of_account where total <> last
       union all
       select 'what is held' from accounts where account_id = 'house-held' and balance <> (
         select coalesce(sum(amount), 0) from payments where state in ('HELD', 'SENT')
       )
       union all
       select 'unmatched money' from accounts where account_id = 'house-unmatched' and balance <> (
         select coalesce(sum(amount) filter (where closed_at is null), 0) from unmatched
       ) - (select coalesce(sum(left_over), 0) from payments)
       union all
       select 'what accrued to ' || owner_id from accrual_terms join accounts using (account_id) where balance <> (
         select coalesce(sum(amount), 0) from accruals where accruals.account_id = owner_id and accruals.kind = accrual_terms.kind
       ) - (
         select coalesce(sum(amount), 0) from ledger_entries join ledger_transactions using (transaction_id)
         where ledger_entries.account_id = owner_id and ledger_transactions.kind = lower(accrual_terms.kind) || '-paid'
       )`,
    );
    return [...ended, ...rows.map(({ what }) => `the ledger is wrong: ${what}`)];
  }

  /**
   * Opens another market with bets in it, tops up everybody's money, to replace what was settled and lost, and lets
   * everybody pay again.
   */
  async tend(): Promise<void> {
    const { exchange, hints } = this;
    await this.#tendPayments();
    const name = `fuzz${++this.#markets}`;
    const marketId = await exchange.openMarket(name, { crossMatching: this.#markets % 2 === 0 });
    const session = await this.#openSession(name);
    hints.add('eventId', name);
    hints.add('exEventId', name);
    hints.add('marketId', marketId, session);
    hints.add('pinnedMarket', marketId);
    hints.add('markets', marketId, `${marketId},${session}`);
    hints.add('events', name);
    hints.add('scores', name);
    for (const userName of bettors) {
      const params = { userName };
      const body = { amount: 100_000_00, reference: `fuzz-money-${this.#markets}-${userName}` };
      await exchange.call(limitAccount, { params, body: { maxExposure: null } }, exchange.operator);
      await exchange.call(fundAccount, { params, body }, exchange.operator);
    }
    for (const [n, side] of (['BACK', 'LAY'] as const).entries()) {
      const by: Credentials = { token: this.token(n + this.#markets) };
      const bets = [aBet({ side }), aBet({ side, odds: side === 'BACK' ? 240 : 230 })];
      for (const result of await exchange.instruct(by, marketId, ...bets)) {
        hints.add('clientId', result.clientId);
        if (result.status === 'ACCEPTED')
          hints.add('orderId', ...result.orders.map(({ orderId }) => orderId));
      }
    }
  }

  /** Switches every way to pay on, unblocks everybody, and asks for payments in and out. */
  async #tendPayments(): Promise<void> {
    const { exchange, hints } = this;
    const olga = { operatorName: 'Olga', reason: 'The day begins anew.' };
    const on = { params: { methodId: 'upi' }, body: { ...olga, isOn: true } };
    dataOf(await exchange.call(setPaymentMethod, on, exchange.operator));
    const back = { params: { providerId: 'demo' }, body: { ...olga, isAway: false } };
    dataOf(await exchange.call(setProviderAway, back, exchange.operator));
    for (const [n, userName] of bettors.entries()) {
      const unblocked = { params: { userName }, body: { ...olga, blocked: false } };
      dataOf(await exchange.call(blockAccount, unblocked, exchange.operator));
      const by: Credentials = { token: this.token(n) };
      const clientId = `fuzz-deposit-${this.#markets}-${userName}`;
      const { result } = dataOf(
        await exchange.call(askDeposit, { body: { clientId, methodId: 'upi', amount: 500_00 } }, by),
      );
      hints.add('clientId', clientId);
      if (result.status === 'ACCEPTED') hints.add('paymentId', result.payment.paymentId);
      const payee = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
      const saving = { clientId: `fuzz-payee-${userName}`, password: `demo-${userName}`, ...payee };
      const saved = dataOf(await exchange.call(savePayee, { body: saving }, by)).result;
      if (saved.status === 'REFUSED') continue;
      const { payeeId, version } = saved.payee;
      hints.add('payeeId', payeeId);
      const out = { clientId: `fuzz-out-${this.#markets}-${userName}`, payeeId, payeeVersion: version };
      const asked = await exchange.call(askWithdrawal, { body: { ...out, amount: 100_00 } }, by);
      const { result: held } = dataOf(asked);
      if (held.status === 'ACCEPTED') hints.add('paymentId', held.payment.paymentId);
    }
  }

  async #openSession(eventId: string): Promise<string> {
    const { exchange } = this;
    const params = { marketId: `${eventId}-session` };
    const runners = [{ runnerId: 'r1', name: 'Runs' }];
    const body = { eventId, marketName: 'Runs', kind: 'SESSION' as const, startTime: noon, runners };
    dataOf(await exchange.call(createMarket, { params, body }, exchange.operator));
    dataOf(await exchange.call(setMarketStatus, { params, body: { status: 'OPEN' } }, exchange.operator));
    const quote = { runnerId: 'r1', odds: 200, line: 4_550, size: 10_000_00 };
    const quotes = [
      { ...quote, side: 'BACK' as const },
      { ...quote, side: 'LAY' as const, line: 4_450 },
    ];
    dataOf(await exchange.call(setQuotes, { params, body: { quotes } }, exchange.operator));
    return params.marketId;
  }

  #hint(): void {
    const { hints } = this;
    hints.add('runnerId', 'r1', 'r2');
    hints.add('winner', 'r1', 'r2');
    hints.add('tied', 'r1', 'r2');
    hints.add('userName', ...bettors, 'dev', 'esha', 'farid');
    hints.add('currentPassword', passingPassword);
    hints.add('password', ...bettors.map((userName) => `demo-${userName}`));
    hints.add('methodId', 'upi', 'bank', 'payout');
    hints.add('providerId', 'demo', 'upline');
    hints.add('amount', 500_00, 100_00, 1_000_00);
    hints.add('payeeVersion', 1);
    hints.add('utr', '111122223333', '१११२ 2223 3334', '111122223335');
    hints.add('bankId', ...['1', '2', '3', '4', '5', '6', '7', '8'].map((n) => `bank-${n}`));
    hints.add('operatorName', 'Olga');
    hints.add('reason', 'The bank says so.');
    hints.add('grantId', 'grant-1', 'grant-2');
    hints.add('until', '2999-01-01T00:00:00Z');
    hints.add('before', '1000', '7');
    hints.add('upTo', '1000', '7');
    hints.add('eventId', '99.0003');
    hints.add('sportId', '1', '2', '4', '7');
    hints.add('language', '', 'de', 'pt-BR');
    hints.add('timeZone', '', 'Asia/Kolkata');
    hints.add('zone', 'UTC', 'Asia/Kolkata', 'America/St_Johns', 'Nowhere/Land');
    hints.add('from', '2026-04-01', '2026-05-01', '2026-05-01T12:00:00Z');
    hints.add('to', '2026-05-01', '2026-06-01', '2026-05-02T12:00:00Z');
    hints.add('odds', 236, 200, 101, 100_000, 230, 240);
    hints.add('stake', 100_00, 1_000_00, 250_00, 100_000_00);
    hints.add('cap', 1_000_00);
    hints.add('quickStake', 100_00, 1_000_00);
    hints.add('policyTicks', 2);
    hints.add('line', 4_550, 4_450);
    hints.add('betDelay', 0);
    hints.add('percent', 100, 50);
    hints.add('limit', 50);
    hints.add('offset', 0);
    hints.add('before', '10');
    hints.add('key', 'layline');
    hints.add('after', 'epoch:1');
  }
}
