import { expect, test } from 'vitest';
import { heldForBets } from '#domain/words/payment-words.ts';
import type { Command } from '../commands/commands.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { isSomebodys, partnerIdOf } from '../ledger/partner-accounts.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { mustBeReadable } from '../testing/answers.fixture.ts';
import type { Engine } from '../testing/engine.fixture.ts';
import { mustEqual } from '../testing/invariants.fixture.ts';
import { accountIds, chooser, commandIn, openKinds } from '../testing/kinds.fixture.ts';
import { paymentIn } from '../testing/payment-schedule.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { stateText } from '../testing/state-text.fixture.ts';

/** Commands in all runs together. */
const count = process.env.LAYLINE_LONG ? 200_000 : 16_000;
const perRun = 240;

const sum = <Row>(rows: Iterable<Row>, of: (row: Row) => number): number =>
  [...rows].reduce((total, row) => total + of(row), 0);

/** What may take money that is at risk. */
const isCorrection = (command: Command): boolean =>
  ['REMOVE_RUNNER', 'VOID_BETS', 'RESETTLE_MARKET', 'SETTLE_MARKET'].includes(command.type) ||
  (command.type === 'STEP_PAYMENT' && command.step.to === 'TAKEN_BACK');

function checkMoney({ state, store }: Engine): void {
  const balanceOf = (accountId: string) => state.account(accountId).balance;
  mustEqual(
    sum(state.accounts.values(), ({ balance }) => balance),
    0,
    'The sum of all balances',
  );
  const { open, unmatched } = state.payments;
  const held = [...open.values()].filter(({ kind }) => kind === 'WITHDRAWAL');
  mustEqual(
    balanceOf(houseAccounts.held),
    sum(held, ({ amount }) => amount),
    'What is held',
  );
  const twice = sum(store.payments(), ({ leftOver }) => leftOver);
  const waiting = sum(unmatched.values(), ({ amount }) => amount);
  mustEqual(balanceOf(houseAccounts.unmatched), waiting - twice, 'What is unmatched');
  for (const accountId of accountIds) {
    const partner = state.accounts.get(partnerIdOf(accountId))?.balance ?? 0;
    if (partner < 0) throw new Error(`${accountId} has ${partner} at the partner`);
  }
}

/** Nobody has less than is at risk, except after a correction. Who owes has nothing held, and owes no more by itself. */
function checkOwed({ state }: Engine, command: Command, owed: Map<string, number>): void {
  for (const account of state.accounts.values()) {
    if (!isSomebodys(account.accountId)) continue;
    const before = owed.get(account.accountId) ?? 0;
    owed.set(account.accountId, account.owed);
    if (account.owed === 0) continue;
    if (account.owed > before && !isCorrection(command))
      throw new Error(`${account.accountId} came to owe ${account.owed} by ${command.type}`);
    const held = [...(account.purse?.payments.values() ?? [])].some((payment) => payment.state === 'HELD');
    if (held) throw new Error(`${account.accountId} owes ${account.owed} and has money held`);
    const isOpen = [...account.positions.values()].some(({ open }) => open.size > 0);
    if (account.owed > before && isOpen) throw new Error(`${account.accountId} owes and has open orders`);
  }
}

/** What the bank knows is what moved between the exchange and the world by payments. */
function checkBank({ store, state }: Engine): void {
  const { ledgerTransactions, ledgerEntries, bankTransactions } = store.rows;
  const kinds = new Map(ledgerTransactions.map(({ transactionId, kind }) => [transactionId, kind]));
  const ofPayments = ledgerEntries.filter(({ accountId, transactionId }) => {
    return accountId === houseAccounts.funding && kinds.get(transactionId) !== 'deposit';
  });
  mustEqual(
    -sum(ofPayments, ({ amount }) => amount) || 0,
    sum(bankTransactions, ({ amount }) => amount),
    'The bank',
  );
  for (const { accountId, balance } of state.accounts.values()) {
    const entries = ledgerEntries.filter((entry) => entry.accountId === accountId);
    mustEqual(
      balance,
      sum(entries, ({ amount }) => amount),
      `The balance of ${accountId}`,
    );
  }
}

function play(seed: number, seen: Map<string, number>): void {
  const engine = openKinds();
  const choose = chooser(seed);
  const owed = new Map<string, number>();
  const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let at = 0; at < perRun; at++) {
    const command = choose(5) < 2 ? commandIn(engine, at, choose) : paymentIn(engine, at, choose);
    const before = at % 20 === 0 ? stateText(engine.state) : null;
    const { status } = engine.decide(command);
    if (status === 'REFUSED' && before)
      mustEqual(stateText(engine.state), before, 'The state after a refusal');
    checkOwed(engine, command, owed);
    // Several commands may be one commit. What is read from storage is then too old.
    if (isCorrection(command) || choose(3) > 0) {
      engine.commit();
      checkMoney(engine);
    }
    if (sum(owed.values(), (amount) => amount) > 0) see('somebody owes');
    if (choose(40) === 0) engine.wait(1 + choose(700));
    if (choose(80) === 0) engine.restart();
  }
  engine.commit();
  mustBeReadable(engine.state);
  checkBank(engine);
  const played = new ExchangeState();
  replayJournal(played, engine.store.journal);
  mustEqual(stateText(played), stateText(engine.state), 'The replayed state');
  for (const { state, steps } of engine.store.rows.payments) {
    see(state);
    if (steps.at(-1)?.reason === heldForBets) see('refused to cover bets');
  }
  for (const { state } of engine.store.rows.grants) see(`grant ${state}`);
  for (const { kind } of engine.store.rows.ledgerTransactions) see(kind);
}

test(
  `in ${count} commands of bets and payments of every sort, with restarts, no money is made, lost or booked twice`,
  () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed * perRun < count; seed++) {
      try {
        play(seed, seen);
      } catch (error) {
        throw new Error(`With seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    }
    // Runs in which nothing happens prove nothing.
    for (const what of everything) expect(seen.get(what) ?? 0, what).toBeGreaterThan(count / 2_500);
  },
  60 * 60_000,
);

const everything =
  `ASKED WAITING APPROVED REFUSED FAILED EXPIRED TAKEN_BACK HELD SENT PAID RETURNED PAID_TWICE DONE
  unmatched unmatched-back withdrawal-taken write-off bonus`
    .split(/\s+/)
    .concat('grant PAID', 'grant LAPSED', 'refused to cover bets', 'somebody owes');
