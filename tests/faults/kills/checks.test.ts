import { describe, expect, test } from 'vitest';
import { AnswerLog, type Answered } from './answer-log.ts';
import { cashOutDay } from './cash-out-day.fixture.ts';
import { quietDay, type Day } from './quiet-day.fixture.ts';
import { checkAnswers } from './checks/answers.ts';
import { checkEffects } from './checks/effects.ts';
import { checkLedger } from './checks/ledger.ts';
import { checkMatches } from './checks/matches.ts';
import { checkOperator } from './checks/operator.ts';
import { checkExposure } from './checks/positions.ts';
import { checkSettlements } from './checks/settlements.ts';
import type { ViolationKind } from './violation.ts';

const found = ({ books, answered, operator }: Day) => [
  ...checkAnswers(books, answered),
  ...checkEffects(books),
  ...checkMatches(books),
  ...checkLedger(books),
  ...checkExposure(books),
  ...checkSettlements(books),
  ...checkOperator(books, operator),
];

test('nothing is wrong with a day on which all was well', () => {
  expect(found(quietDay())).toEqual([]);
  expect(found(cashOutDay())).toEqual([]);
});

const without = <Row>(rows: Row[], index: number): Row[] => rows.filter((_, at) => at !== index);

describe('the checks find', () => {
  const cases: [string, ViolationKind, (day: Day) => void][] = [
    [
      'an answer of which nothing is stored',
      'LOST_ANSWER',
      ({ books }) => (books.results = without(books.results, 2)),
    ],
    [
      'another answer than was heard',
      'OTHER_ANSWER',
      ({ answered }) => Object.assign(answered[3]!.result, { code: 'BLOCKED' }),
    ],
    [
      'an accepted bet that is no order',
      'ORDER_LOST',
      ({ books }) => (books.orders = without(books.orders, 2)),
    ],
    [
      'a bet on another runner than was sent',
      'WRONG_ORDER',
      ({ books }) => (books.orders[2]!.runnerId = 'r2'),
    ],
    ['a bet at other odds than were told', 'WRONG_ORDER', ({ books }) => (books.orders[2]!.odds = 240)],
    [
      'a bet that is two orders',
      'ORDER_TWICE',
      ({ books }) => books.orders.push({ ...books.orders[2]!, orderId: '9' }),
    ],
    [
      'a refused bet that is an order',
      'ORDER_UNASKED',
      ({ books }) => books.orders.push({ ...books.orders[2]!, accountId: 'ben', clientId: 'ben-0002' }),
    ],
    [
      'an order that nobody asked for',
      'ORDER_UNASKED',
      ({ books }) => books.orders.push({ ...books.orders[2]!, clientId: 'ann-0009' }),
    ],
    [
      'an accepted instruction that was not done',
      'NOT_ONCE',
      ({ books }) => (books.journal = without(books.journal, 4)),
    ],
    [
      'an accepted instruction that was done twice',
      'NOT_ONCE',
      ({ books }) => books.journal.push({ ...books.journal[4]!, seq: 6 }),
    ],
    [
      'an instruction that was done and never answered',
      'NOT_ONCE',
      ({ books }) => (books.results = without(books.results, 2)),
    ],
    ['a fill that only one side has', 'BACK_NOT_LAY', ({ books }) => (books.orders[1]!.matched = 90_00)],
    [
      'an order that says more than its fills',
      'WRONG_ORDER',
      ({ books }) => (books.orders[0]!.matchedValue += 1),
    ],
    ['a fill that is gone', 'BACK_NOT_LAY', ({ books }) => (books.fills = [])],
    [
      'a balance that is not the ledger’s sum',
      'WRONG_BALANCE',
      ({ books }) => (books.accounts[0]!.balance += 1),
    ],
    [
      'an entry that is gone',
      'MONEY_NOT_CONSERVED',
      ({ books }) => (books.entries = without(books.entries, 7)),
    ],
    [
      'an entry that tells another balance',
      'WRONG_BALANCE',
      ({ books }) => (books.entries[1]!.balanceAfter += 1),
    ],
    [
      'a transaction that is gone',
      'MONEY_NOT_CONSERVED',
      ({ books }) => (books.transactions = without(books.transactions, 3)),
    ],
    [
      'a bettor who could lose more than there is',
      'OVEREXPOSED',
      ({ books }) => (books.accounts[0]!.balance = 99_99),
    ],
    ['a closed market that was not paid', 'WRONG_SETTLEMENT', ({ books }) => (books.settlements = [])],
    [
      'a market that was paid twice',
      'WRONG_SETTLEMENT',
      ({ books }) => books.settlements.push(books.settlements[0]!),
    ],
    [
      'a profit that is not the fills’',
      'WRONG_SETTLEMENT',
      ({ books }) => (books.settlements[0]!.profit += 1),
    ],
    [
      'a payment that is not in the ledger',
      'WRONG_SETTLEMENT',
      ({ books }) => (books.transactions[2]!.marketId = null),
    ],
    [
      'an unmatched order in a closed market',
      'WRONG_SETTLEMENT',
      ({ books }) => (books.orders[2]!.marketId = 'closed'),
    ],
    [
      'a settlement that was answered and is not done',
      'LOST_OPERATOR_ANSWER',
      ({ operator }) => operator.settled.set('open', 'r1'),
    ],
    [
      'a settlement with another winner',
      'LOST_OPERATOR_ANSWER',
      ({ operator }) => operator.settled.set('closed', 'r2'),
    ],
    [
      'a deposit that was answered and is not there',
      'LOST_OPERATOR_ANSWER',
      ({ operator }) => operator.funded.set('for-ann-2', { userName: 'ann', amount: 1 }),
    ],
    [
      'a round that the operator heard of and that moved nothing',
      'LOST_OPERATOR_ANSWER',
      ({ operator }) => operator.played.set('round-1', { userName: 'ann', stake: 100, payout: 0 }),
    ],
  ];

  test.each(cases)('%s', (_what, kind, spoil) => {
    const day = quietDay();
    spoil(day);
    expect(found(day).map((violation) => violation.kind)).toContain(kind);
  });
});

describe('of a cash out, the checks find', () => {
  const ordersOf = ({ books }: Day) => books.orders.filter(({ clientId }) => clientId === 'ann-0003');
  const cases: [string, ViolationKind, (day: Day) => void][] = [
    ['a leg that is no order', 'ORDER_LOST', ({ books }) => (books.orders = without(books.orders, 4))],
    ['a leg on another runner', 'WRONG_ORDER', (day) => (ordersOf(day)[0]!.runnerId = 'r3')],
    [
      'a leg that is two orders',
      'ORDER_TWICE',
      (day) => day.books.orders.push({ ...ordersOf(day)[1]!, orderId: '9' }),
    ],
    [
      'more told than was matched',
      'WRONG_ORDER',
      ({ answered }) => Object.assign(answered[4]!.result, { achieved: [{ stake: 1 }, { stake: 0 }] }),
    ],
    [
      'one that is stored as refused',
      'OTHER_ANSWER',
      ({ books }) => (books.results.at(-1)!.result = { status: 'REFUSED', clientId: 'ann-0003' }),
    ],
    ['one that was not done', 'NOT_ONCE', ({ books }) => books.journal.pop()],
    ['one of which nothing is stored', 'LOST_ANSWER', ({ books }) => books.results.pop()],
  ];

  test.each(cases)('%s', (_what, kind, spoil) => {
    const day = cashOutDay();
    spoil(day);
    expect(found(day).map((violation) => violation.kind)).toContain(kind);
  });
});

describe('the log of answers', () => {
  const heard = (...answers: Answered[]) => {
    const log = new AnswerLog();
    for (const answer of answers) {
      log.asked(answer);
      log.heard(answer.result);
    }
    return log;
  };
  const [bet, , , refused] = quietDay().answered as [Answered, Answered, Answered, Answered];

  test('takes the same answer again and again', () => {
    const log = heard(bet, structuredClone(bet), refused);
    expect(log.violations).toEqual([]);
    expect(log.heardCount).toBe(3);
    expect(log.answered()).toHaveLength(2);
  });

  test('notes two answers to one id', () => {
    const other = { ...bet, result: { ...refused.result, clientId: bet.clientId } };
    expect(heard(bet, other).violations.map(({ kind }) => kind)).toEqual(['TWO_ANSWERS']);
  });

  test('notes other contents that were not refused, and takes their refusal', () => {
    const log = heard(bet);
    log.heardAltered({ status: 'REFUSED', clientId: bet.clientId, code: 'CLIENT_ID_REUSED', message: '' });
    expect(log.violations).toEqual([]);
    log.heardAltered(bet.result);
    expect(log.violations.map(({ kind }) => kind)).toEqual(['ALTERED_NOT_REFUSED']);
  });

  test('knows what was asked and not answered', () => {
    const log = heard(bet);
    log.asked(refused);
    expect(log.unanswered().map(({ clientId }) => clientId)).toEqual([refused.clientId]);
  });
});
