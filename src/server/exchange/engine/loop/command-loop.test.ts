import { expect, test } from 'vitest';
import type { Command } from '../commands/commands.ts';
import { LoopStopped } from './command-loop.ts';
import { Engine, rupee } from '../testing/engine.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { back, instruct, isSettled, openLoop } from '../testing/open-loop.fixture.ts';
import { ResultMemory } from './result-memory.ts';
import { stateText } from '../testing/state-text.fixture.ts';

test('nobody is answered and nothing is published before the commit', async () => {
  const { store, loop, published } = openLoop();
  const answer = loop.submit(back('client-1'));
  await store.untilAsked();
  expect(await isSettled(answer)).toBe(false);
  expect(published).toEqual([]);
  store.letThrough();
  expect(await answer).toMatchObject({ status: 'ACCEPTED' });
  expect(published).toMatchObject([{ markets: [{ marketId: 'm1' }], accounts: [{ accountId: 'ann' }] }]);
});

test('commands that arrive together are one commit, those that arrive during it are the next one', async () => {
  const { store, loop } = openLoop();
  const first = [loop.submit(back('client-1')), loop.submit(back('client-2'))];
  await store.untilAsked();
  const second = [
    loop.submit(back('client-3')),
    loop.submit(back('client-4')),
    loop.submit(back('client-5')),
  ];
  store.letThrough();
  await Promise.all(first);
  await store.untilAsked();
  expect(store.batches.map((batch) => batch.orders.length)).toEqual([2, 3]);
  store.letThrough();
  await Promise.all(second);
});

test('a batch has a limit', async () => {
  const { store, loop } = openLoop({ maxBatch: 2 });
  store.holds = false;
  await Promise.all([1, 2, 3, 4, 5].map((n) => loop.submit(back(`client-${n}`))));
  expect(store.batches.map((batch) => batch.orders.length)).toEqual([2, 2, 1]);
});

test('the same id with the same contents gets the very same result, and nothing happens twice', async () => {
  const { engine, store, loop } = openLoop();
  store.holds = false;
  const first = await loop.submit(back('client-1'));
  await loop.submit(
    instruct('bob', {
      type: 'PLACE',
      clientId: 'bob-lay-1',
      runnerId: 'r1',
      side: 'LAY',
      odds: 300,
      stake: 50 * rupee,
    }),
  );
  const again = await loop.submit(back('client-1'));
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  expect(engine.balance('ann').exposure).toBe(100 * rupee);
});

test('a refusal too is the same again, even if it would be accepted now', async () => {
  const { engine, store, loop } = openLoop();
  store.holds = false;
  const first = await loop.submit(back('client-1', 20_000 * rupee));
  expect(first).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  engine.fund('ann', 90_000 * rupee);
  expect(await loop.submit(back('client-1', 20_000 * rupee))).toEqual(first);
});

test('the same id with other contents is refused, and the id of another account is another id', async () => {
  const { store, loop } = openLoop();
  store.holds = false;
  await loop.submit(back('client-1'));
  expect(await loop.submit(back('client-1', 99 * rupee))).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(await loop.submit({ type: 'CANCEL_ALL', accountId: 'ann', clientId: 'client-1' })).toMatchObject({
    code: 'CLIENT_ID_REUSED',
  });
  expect(await loop.submit(instruct('bob', { type: 'CANCEL_MARKET', clientId: 'client-1' }))).toMatchObject({
    status: 'ACCEPTED',
  });
});

test('a duplicate in the same batch, or during its original’s commit, is answered with the original', async () => {
  const { store, loop } = openLoop();
  const original = loop.submit(back('client-1'));
  const together = loop.submit(back('client-1'));
  await store.untilAsked();
  const during = loop.submit(back('client-1'));
  expect(await isSettled(together)).toBe(false);
  expect(await isSettled(during)).toBe(false);
  store.letThrough();
  expect(await together).toEqual(await original);
  expect(await during).toEqual(await original);
  expect(store.batches).toHaveLength(1);
  expect(store.batches[0]!.orders).toHaveLength(1);
});

test('what became of an id is known once it is on disk; of one that never came, nothing', async () => {
  const { store, loop } = openLoop();
  const answer = loop.submit(back('client-1'));
  const asked = loop.resultOf('ann', 'client-1');
  await store.untilAsked();
  const askedDuring = loop.resultOf('ann', 'client-1');
  expect(await isSettled(askedDuring)).toBe(false);
  store.letThrough();
  expect(await asked).toEqual(await answer);
  expect(await askedDuring).toEqual(await answer);
  expect(await loop.resultOf('ann', 'client-2')).toBeNull();
  expect(await loop.resultOf('bob', 'client-1')).toBeNull();
});

test('who looks at the state sees what is on disk, and no decision that is not', async () => {
  const { store, loop } = openLoop();
  const orders = () => loop.look((state) => state.markets.get('m1')!.runners[0]!.book.levels('toLay').length);
  expect(await orders()).toBe(0);
  const answer = loop.submit(back('client-1'));
  await store.untilAsked();
  const seen = orders();
  expect(await isSettled(seen)).toBe(false);
  const undecided = loop.submit(back('client-2')).catch((error: unknown) => error);
  store.letThrough();
  await answer;
  expect(await seen).toBe(1);
  await store.untilAsked();
  const unsure = orders();
  store.fail(new Error('The disk is gone'));
  expect(await undecided).toBeInstanceOf(LoopStopped);
  await expect(unsure).rejects.toBeInstanceOf(LoopStopped);
  await expect(orders()).rejects.toBeInstanceOf(LoopStopped);
});

test('a result that memory has let go of is found in storage', async () => {
  const { engine, store, loop } = openLoop({ results: new ResultMemory({ limit: 2 }) });
  store.holds = false;
  const first = await loop.submit(back('client-1'));
  for (const n of [2, 3, 4, 5]) await loop.submit(back(`client-${n}`));
  expect(JSON.stringify(await loop.submit(back('client-1')))).toBe(JSON.stringify(first));
  expect(await loop.submit(back('client-1', 1 * rupee))).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(await loop.resultOf('ann', 'client-2')).toMatchObject({ clientId: 'client-2' });
  expect(engine.balance('ann').exposure).toBe(500 * rupee);
});

test('after a restart results from before it are known, loaded or looked up', async () => {
  const before = openLoop();
  before.store.holds = false;
  const first = await before.loop.submit(back('client-1'));
  const { engine } = before;
  const rows = engine.store.rows.idempotency;
  for (const results of [new ResultMemory({ rows }), new ResultMemory({ hasOlder: true })]) {
    const { loop } = openLoop({ state: restoreState(engine.store.stored()), store: engine.store, results });
    expect(JSON.stringify(await loop.submit(back('client-1')))).toBe(JSON.stringify(first));
    expect(await loop.resultOf('ann', 'client-1')).toEqual(first);
  }
});

test('a reference funds once', async () => {
  const { engine, store, loop } = openLoop();
  store.holds = false;
  const fund = (amount: number, accountId = 'ann') =>
    loop.submit({ type: 'FUND_ACCOUNT', accountId, amount, reference: 'payment-1' });
  expect(await fund(500)).toEqual({ status: 'ACCEPTED', bankBalance: 10_000 * rupee + 500 });
  expect(await fund(500)).toEqual({ status: 'ACCEPTED', bankBalance: 10_000 * rupee + 500 });
  expect(await fund(600)).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(await fund(500, 'bob')).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(engine.balance('ann').balance).toBe(10_000 * rupee + 500);
});

test('a failed commit stops the loop: who waits hears that it is not known, and nothing is published', async () => {
  const { store, loop, published, fatal } = openLoop();
  const first = loop.submit(back('client-1'));
  await store.untilAsked();
  const duplicate = loop.submit(back('client-1'));
  const queued = loop.submit(back('client-2'));
  store.fail(new Error('disk full'));
  for (const answer of [first, duplicate, queued]) await expect(answer).rejects.toThrow(LoopStopped);
  await expect(loop.submit(back('client-3'))).rejects.toThrow(LoopStopped);
  expect(fatal).toEqual([new Error('disk full')]);
  expect(published).toEqual([]);
  expect(store.batches).toHaveLength(1);
});

test('who is not known is sent away, and no one else is the worse for it', async () => {
  const { store, loop, fatal } = openLoop();
  store.holds = false;
  await expect(
    loop.submit({ type: 'CANCEL_ALL', accountId: 'nobody', clientId: 'client-1' }),
  ).rejects.toThrow('There is no account nobody');
  expect(await loop.submit(back('client-1'))).toMatchObject({ status: 'ACCEPTED' });
  expect(fatal).toEqual([]);
});

test('stopping lets what was taken be committed', async () => {
  const { store, loop } = openLoop();
  const answer = loop.submit(back('client-1'));
  const stopped = loop.stop();
  await expect(loop.submit(back('client-2'))).rejects.toThrow(LoopStopped);
  await store.untilAsked();
  store.letThrough();
  await stopped;
  expect(await answer).toMatchObject({ status: 'ACCEPTED' });
});

test('the journal played again gives the same state, and so does what is stored', async () => {
  const { engine, store, loop } = openLoop();
  store.holds = false;
  const lay = (clientId: string, odds: number) =>
    instruct('bob', { type: 'PLACE', clientId, runnerId: 'r1', side: 'LAY', odds, stake: 60 * rupee });
  await Promise.all([
    loop.submit(lay('bob-1', 310)),
    loop.submit(back('client-1')),
    loop.submit(back('client-1')),
  ]);
  await loop.submit(back('client-2', 1e9));
  await Promise.all([loop.submit(lay('bob-2', 290)), loop.submit(lay('bob-3', 300))]);
  const played = new Engine(['ann', 'bob', 'cid']).state;
  const opened = engine.store.journal.filter((row) => (row.command as Command).type !== 'OPEN_ACCOUNT');
  replayJournal(played, opened);
  expect(stateText(played)).toBe(stateText(engine.state));
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
});
