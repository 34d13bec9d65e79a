import { describe, expect, test } from 'vitest';
import { quoteCashOut } from '../commands/quote-cash-out.ts';
import { openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';

const rupees = (count: number) => count * rupee;
/** Midnight after the engines' noon, a Friday, is twelve hours away. */
const tillMidnight = 12 * 3_600;

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
