import { expect, test } from 'vitest';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';
import { openEngine, rupee } from '../testing/engine.fixture.ts';

const paragraphs = [{ title: 'Void', text: 'Stakes come back.' }];
const second = { type: 'PUBLISH_RULES', kind: 'WINNER', version: 2, paragraphs } as const;

test('a bet keeps the version of the rules that was in force when it was placed, also when it is edited', () => {
  const engine = openEngine();
  const before = engine.placed('ann', 'r1', 'BACK', 500, 100 * rupee);
  expect(before.rulesVersion).toBe(1);
  engine.wait(1);
  expect(engine.run(second)).toEqual({
    status: 'ACCEPTED',
    rules: { kind: 'WINNER', version: 2, since: engine.at, paragraphs },
  });
  expect(engine.placed('ann', 'r1', 'BACK', 500, 100 * rupee).rulesVersion).toBe(2);
  engine.instruct('ann', { type: 'EDIT', orderId: before.orderId, odds: 480 });
  engine.place('bob', 'r1', 'LAY', 480, 100 * rupee);
  expect(engine.store.order(before.orderId)).toMatchObject({ matched: 100 * rupee, rulesVersion: 1 });
});

test('the rules of another kind are not concerned', () => {
  const engine = openEngine();
  engine.run({ ...second, kind: 'PLACE' });
  expect(engine.placed('ann', 'r1', 'BACK', 500, 100 * rupee).rulesVersion).toBe(1);
});

test.each([1, 3])('version %i is not the next after the first, and changes nothing', (version) => {
  const engine = openEngine();
  const before = stateText(engine.state);
  expect(engine.run({ ...second, version })).toMatchObject({ status: 'REFUSED', code: 'NOT_NEXT_VERSION' });
  expect(stateText(engine.state)).toBe(before);
  expect(engine.store.rows.marketRules).toEqual([]);
});

test('versions in force and versions of bets come back from storage, and from the journal', () => {
  const engine = openEngine();
  engine.place('ann', 'r1', 'BACK', 500, 100 * rupee);
  engine.run(second);
  engine.place('bob', 'r1', 'BACK', 520, 100 * rupee);
  const restored = restoreState(engine.store.stored());
  expect(restored.rulesVersionOf('WINNER')).toBe(2);
  expect(stateText(restored)).toBe(stateText(engine.state));

  const replayed = openEngine();
  const known = replayed.store.journal.length;
  replayJournal(replayed.state, engine.store.journal.slice(known));
  expect(stateText(replayed.state)).toBe(stateText(engine.state));
});
