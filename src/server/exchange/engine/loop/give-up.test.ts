import { expect, test } from 'vitest';
import type { Command } from '../commands/commands.ts';
import { restoreState } from '../state/restore.ts';
import { rupee } from '../testing/engine.fixture.ts';
import { back, instruct, isSettled, openLoop } from '../testing/open-loop.fixture.ts';
import { ResultMemory } from './result-memory.ts';

const giveUp = (clientId: string, accountId = 'ann'): Command => ({ type: 'GIVE_UP', accountId, clientId });

test('what was given up is refused whenever it arrives and whatever it is, and after a restart too', async () => {
  const { engine, store, loop } = openLoop();
  store.holds = false;
  const givenUp = await loop.submit(giveUp('client-1'));
  expect(givenUp).toMatchObject({ status: 'REFUSED', code: 'GIVEN_UP', clientId: 'client-1' });
  expect(await loop.submit(back('client-1'))).toEqual(givenUp);
  expect(await loop.submit({ type: 'CANCEL_ALL', accountId: 'ann', clientId: 'client-1' })).toEqual(givenUp);
  expect(await loop.resultOf('ann', 'client-1')).toEqual(givenUp);
  const restarted = openLoop({
    state: restoreState(engine.store.stored()),
    store: engine.store,
    results: new ResultMemory({ rows: engine.store.rows.idempotency }),
  });
  expect(await restarted.loop.submit(back('client-1', 50 * rupee))).toEqual(givenUp);
  expect(engine.balance('ann').exposure).toBe(0);
  // The same id of another account is a different id.
  expect(await loop.submit(instruct('bob', { type: 'CANCEL_MARKET', clientId: 'client-1' }))).toMatchObject({
    status: 'ACCEPTED',
  });
});

test('what arrived before cannot be given up: the answer is what became of it', async () => {
  const { store, loop } = openLoop();
  const placed = loop.submit(back('client-1'));
  const together = loop.submit(giveUp('client-1'));
  await store.untilAsked();
  const during = loop.submit(giveUp('client-1'));
  expect(await isSettled(during)).toBe(false);
  store.letThrough();
  expect(await placed).toMatchObject({ status: 'ACCEPTED' });
  expect(await together).toEqual(await placed);
  expect(await during).toEqual(await placed);
  await expect(loop.submit(giveUp('client-1', 'nobody'))).rejects.toThrow('There is no account nobody');
});
