import { describe, expect, test } from 'vitest';
import { quoteCashOut } from '../commands/quote-cash-out.ts';
import { Bank } from '../testing/bank.fixture.ts';
import { openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';

const rupees = (count: number) => count * rupee;
/** Midnight after the engines' noon, a Friday, is twelve hours away. */
const tillMidnight = 12 * 3_600;

describe('a deposit limit', () => {
  const limited = (amount = rupees(1_000), frame: 'DAY' | 'WEEK' | 'MONTH' = 'DAY') => {
    const bank = new Bank();
    setLimit(bank.engine, { kind: 'DEPOSIT', frame, amount });
    return bank;
  };
  const come = (bank: Bank, paymentId: string, amount: number) =>
    bank.take(paymentId, { to: 'APPROVED', amount, bankId: `bank-${bank.next()}` });

  test('counts what is asked for as soon as it is, and says what is left and when it starts anew', () => {
    const bank = limited();
    bank.deposit(rupees(700));
    expect(bank.ask(rupees(301))).toMatchObject({
      code: 'DEPOSIT_LIMIT',
      limit: rupees(1_000),
      left: rupees(300),
      fits: rupees(300),
      frame: 'DAY',
      until: '2026-05-02T00:00:00.000Z',
      message:
        '₹300.00 is left of your deposit limit of ₹1,000.00 for the day. You can deposit up to ₹300.00 now; it starts anew on 2 May 2026, 00:00:00 UTC. Nothing was charged.',
    });
    expect(bank.ask(rupees(300))).toMatchObject({ status: 'ACCEPTED' });
  });

  test.each([
    ['REFUSED', { to: 'REFUSED', reason: 'No.' }],
    ['FAILED', { to: 'FAILED', reason: 'Given up.' }],
  ] as const)('is free again of a deposit that is %s', (_, step) => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(1_000));
    bank.take(paymentId, step);
    expect(bank.ask(rupees(1_000))).toMatchObject({ status: 'ACCEPTED' });
  });

  test('is free again of one that expired, until it comes after all', () => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(600));
    bank.engine.wait(1_800);
    bank.engine.run({ type: 'END_PAYMENTS' });
    const second = bank.deposit(rupees(1_000));
    come(bank, paymentId, rupees(600));
    come(bank, second.paymentId, rupees(1_000));
    expect(bank.ask(rupees(100))).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 0, fits: 0 });
    bank.engine.restart();
  });

  test('counts what came, on the day that it did, and not on the day of its ask', () => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(400));
    bank.engine.wait(tillMidnight + 60);
    come(bank, paymentId, rupees(900));
    expect(bank.ask(rupees(200))).toMatchObject({ left: rupees(100), until: '2026-05-03T00:00:00.000Z' });
    bank.engine.wait(24 * 3_600);
    expect(bank.ask(rupees(1_000))).toMatchObject({ status: 'ACCEPTED' });
  });

  test('is gross: what is taken out or taken back gives no room', () => {
    const bank = limited();
    const { paymentId } = bank.deposit(rupees(1_000));
    come(bank, paymentId, rupees(1_000));
    bank.withdraw(rupees(1_000));
    bank.take(paymentId, { to: 'TAKEN_BACK', bankId: 'back', reason: 'Charged back.' });
    expect(bank.ask(rupees(100))).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 0 });
  });

  test('counts money that the desk assigns, and none that an operator gives', () => {
    const bank = limited();
    bank.engine.fund('ann', rupees(5_000));
    bank.came({ bankId: 'b1', amount: rupees(800) });
    const to = { accountId: 'ann', paymentId: 'given-to-ann', reference: 'LLG' };
    const actor = { who: 'Olga', reason: 'Hers.' };
    bank.engine.run({ type: 'CLOSE_UNMATCHED', bankId: 'b1', to, actor });
    expect(bank.ask(rupees(300))).toMatchObject({ left: rupees(200) });
  });

  test('holds to the last millisecond of its frame; several hold together', () => {
    const bank = limited();
    setLimit(bank.engine, { kind: 'DEPOSIT', frame: 'MONTH', amount: rupees(1_500) });
    come(bank, bank.deposit(rupees(1_000)).paymentId, rupees(1_000));
    bank.engine.wait(tillMidnight - 0.001);
    expect(bank.ask(rupees(100))).toMatchObject({ frame: 'DAY', left: 0 });
    bank.engine.wait(0.001);
    expect(bank.ask(rupees(501))).toMatchObject({ frame: 'MONTH', left: rupees(500) });
    expect(bank.ask(rupees(500))).toMatchObject({ status: 'ACCEPTED' });
  });

  test('that leaves less than a way to pay takes leaves nothing that fits', () => {
    const bank = limited(rupees(1_050));
    bank.deposit(rupees(1_000));
    expect(bank.ask(rupees(100))).toMatchObject({ left: rupees(50), fits: 0 });
  });

  test('begins no frame anew when the clock is set back', () => {
    const bank = limited();
    bank.engine.wait(tillMidnight + 60);
    come(bank, bank.deposit(rupees(900)).paymentId, rupees(900));
    bank.engine.wait(-120);
    expect(bank.ask(rupees(200))).toMatchObject({ left: rupees(100) });
    bank.engine.wait(120);
    expect(bank.ask(rupees(200))).toMatchObject({ left: rupees(100) });
  });
});

describe('a loss limit', () => {
  const limited = (amount: number) => {
    const engine = openEngine();
    setLimit(engine, { kind: 'LOSS', frame: 'DAY', amount });
    return engine;
  };
  const back = (engine: Engine, stake: number) => engine.place('ann', 'r1', 'BACK', 200, stake);
  const lose = (engine: Engine, marketId: string, stake: number) => {
    const bet = { type: 'PLACE', runnerId: 'r1', odds: 200, stake } as const;
    engine.instruct('bob', { ...bet, side: 'LAY' }, marketId);
    engine.instruct('ann', { ...bet, side: 'BACK' }, marketId);
    engine.run({ type: 'SETTLE_MARKET', marketId, winners: ['r2'] });
  };

  test('is what was lost in the frame and what could be, to the minor unit', () => {
    const engine = limited(rupees(500));
    engine.market('m2');
    lose(engine, 'm2', rupees(200));
    expect(back(engine, rupees(300) + 1)).toMatchObject({ code: 'LOSS_LIMIT', limit: rupees(500) });
    expect(back(engine, rupees(300)).status).toBe('ACCEPTED');
    expect(back(engine, rupee)).toMatchObject({ code: 'LOSS_LIMIT' });
    // What hedges is never refused, though the limit is used up.
    expect(engine.place('ann', 'r1', 'LAY', 190, rupees(100)).status).toBe('ACCEPTED');
    engine.restart();
    engine.wait(tillMidnight);
    expect(back(engine, rupees(200)).status).toBe('ACCEPTED');
  });

  test('grows by what was won after commission, and shrinks on the day of a correction', () => {
    const engine = limited(rupees(100));
    engine.market('m2');
    lose(engine, 'm2', rupees(100));
    expect(back(engine, rupee)).toMatchObject({ code: 'LOSS_LIMIT' });
    const settled = engine.store.settled('m2');
    engine.wait(tillMidnight);
    engine.run({ type: 'RESETTLE_MARKET', marketId: 'm2', settled, winners: ['r1'] });
    // 100 back and 100 won, less 2 % of what was won.
    expect(back(engine, rupees(298) + 1)).toMatchObject({ code: 'LOSS_LIMIT' });
    expect(back(engine, rupees(298)).status).toBe('ACCEPTED');
    engine.restart();
  });

  test('counts games, and holds for them', () => {
    const engine = limited(rupees(100));
    const play = (roundId: string, stake: number) => {
      const round = { eventId: '99.0003', gameName: 'High Card', bet: 'Left', result: 'right' };
      return engine.run({ type: 'PLAY_ROUND', accountId: 'ann', roundId, ...round, stake, payout: 0 });
    };
    expect(play('round-1', rupees(60)).status).toBe('ACCEPTED');
    expect(play('round-2', rupees(41))).toMatchObject({ code: 'LOSS_LIMIT' });
    expect(back(engine, rupees(40)).status).toBe('ACCEPTED');
    expect(play('round-3', 1)).toMatchObject({ code: 'LOSS_LIMIT' });
  });
});

describe('a stake limit', () => {
  const limited = (amount: number) => {
    const engine = openEngine();
    setLimit(engine, { kind: 'STAKE', frame: 'BET', amount });
    return engine;
  };

  test('is what one bet risks: a back’s stake, a lay’s liability, a game’s stake', () => {
    const engine = limited(rupees(100));
    expect(engine.place('ann', 'r1', 'BACK', 300, rupees(100) + 1)).toMatchObject({ code: 'STAKE_LIMIT' });
    expect(engine.place('ann', 'r1', 'LAY', 300, rupees(50) + 1)).toMatchObject({ code: 'STAKE_LIMIT' });
    expect(engine.place('ann', 'r1', 'LAY', 200, rupees(100)).status).toBe('ACCEPTED');
    const round = {
      roundId: 'round-1',
      eventId: '99.0003',
      gameName: 'High Card',
      bet: 'Left',
      result: 'right',
    };
    const play = { type: 'PLAY_ROUND', accountId: 'ann', ...round, payout: 0 } as const;
    expect(engine.run({ ...play, stake: rupees(101) })).toMatchObject({ code: 'STAKE_LIMIT' });
    expect(engine.run({ ...play, stake: rupees(100) }).status).toBe('ACCEPTED');
  });

  test('counts the whole order at an edit, with what is matched of it', () => {
    const engine = limited(rupees(100));
    engine.placed('bob', 'r1', 'LAY', 300, rupees(60));
    const { orderId } = engine.placed('ann', 'r1', 'BACK', 300, rupees(80));
    const edit = (changes: object) => engine.instruct('ann', { type: 'EDIT', orderId, ...changes });
    expect(edit({ stake: rupees(101) })).toMatchObject({ code: 'STAKE_LIMIT', limit: rupees(100) });
    expect(edit({ stake: rupees(100) }).status).toBe('ACCEPTED');
    // Lowered since: what risks no more than before may still change.
    setLimit(engine, { kind: 'STAKE', frame: 'BET', amount: rupees(10) });
    expect(edit({ odds: 310 }).status).toBe('ACCEPTED');
  });

  test('does not hold back a cash out', () => {
    const engine = openEngine();
    engine.placed('bob', 'r1', 'LAY', 300, rupees(100));
    engine.placed('ann', 'r1', 'BACK', 300, rupees(100));
    engine.placed('bob', 'r1', 'BACK', 200, rupees(150));
    setLimit(engine, { kind: 'STAKE', frame: 'BET', amount: rupee });
    const asked = { accountId: 'ann', marketId: 'm1', runnerId: null, percent: 100 };
    const quoted = quoteCashOut(engine.state, asked, engine.at);
    if (!('offer' in quoted)) throw new Error('No cash out is offered');
    const { legs, before } = quoted.offer;
    const command = { type: 'CASH_OUT', clientId: 'cash-out', ...asked, legs, before } as const;
    expect(engine.run(command)).toMatchObject({ status: 'ACCEPTED' });
  });
});
