import { expect, test } from 'vitest';
import { openMyBets } from '../testing/open-my-bets.ts';
import { selectEditing, selectMarketId } from './my-bets.machine.ts';

test('the bets of one market are shown when it is chosen, and the open edit is closed', () => {
  const { actor } = openMyBets();
  const order = { marketId: 'm', orderId: 'a', odds: 236, stake: 10_000, remaining: 10_000 };
  actor.send({ type: 'edit.opened', order });
  expect(selectEditing(actor.getSnapshot())).not.toBeNull();
  actor.send({ type: 'market.chosen', marketId: 'm' });
  expect(selectMarketId(actor.getSnapshot())).toBe('m');
  expect(selectEditing(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'market.chosen', marketId: null });
  expect(selectMarketId(actor.getSnapshot())).toBeNull();
});
