import { expect, test } from 'vitest';
import { aDefinition } from '#contract/testing/samples.ts';
import { MarketView } from './market-view.ts';

const at = '2026-05-01T10:00:00.000Z';
const emptyBook = (runnerId: string) => ({ runnerId, toBack: [], toLay: [], lastOdds: null, matched: 0 });

function openView() {
  const runners = [emptyBook('r1'), emptyBook('r2')];
  return new MarketView('e1', { at, definition: aDefinition(), runners, matched: 0 });
}

test('each change leads from the last number to the next, and the image stands where the changes led', () => {
  const view = openView();
  const first = view.apply({ runners: [{ runnerId: 'r1', toBack: [[236, 500]] }] }, at);
  const second = view.apply(
    { runners: [{ runnerId: 'r1', toBack: [[240, 100]], lastOdds: 240 }], matched: 70 },
    at,
  );
  expect([first.from, first.to, second.from, second.to]).toEqual([0, 1, 1, 2]);
  expect(view.image()).toMatchObject({ epoch: 'e1', to: 2, matched: 70 });
  expect(view.book().runners[0]).toEqual({
    runnerId: 'r1',
    toBack: [
      [240, 100],
      [236, 500],
    ],
    toLay: [],
    lastOdds: 240,
    matched: 0,
  });
});

test('a change names only what changed', () => {
  const message = openView().apply({ runners: [], definition: aDefinition({ status: 'SUSPENDED' }) }, at);
  expect(message).not.toHaveProperty('matched');
  expect(message.definition?.status).toBe('SUSPENDED');
  expect(message.runners).toEqual([]);
});

test('an image that was taken is not altered by later changes', () => {
  const view = openView();
  view.apply({ runners: [{ runnerId: 'r1', toLay: [[250, 100]] }] }, at);
  const image = view.image();
  view.apply({ runners: [{ runnerId: 'r1', toLay: [[250, 0]] }] }, at);
  expect(image.runners[0]?.toLay).toEqual([[250, 100]]);
});

test('a runner that is not in the market is our fault and throws', () => {
  expect(() => openView().apply({ runners: [{ runnerId: 'r9' }] }, at)).toThrow(/no runner r9/);
});

test('a reader goes on from where it stands by one change, and begins with an image where that is not known', () => {
  const view = openView();
  for (const size of [100, 200, 0]) view.apply({ runners: [{ runnerId: 'r1', toLay: [[250, size]] }] }, at);
  const epoch = 'e1';
  expect(view.since({ epoch, to: 1 }, at)).toMatchObject({
    type: 'CHANGE',
    from: 1,
    to: 3,
    runners: [{ toLay: [[250, 0]] }],
  });
  expect(view.since({ epoch, to: 3 }, at)).toMatchObject({ type: 'HEARTBEAT', to: 3 });
  expect(view.since({ epoch: 'earlier', to: 1 }, at)).toMatchObject({ type: 'IMAGE', to: 3 });
  expect(view.since(null, at)).toMatchObject({ type: 'IMAGE', to: 3 });
  expect(view.since({ epoch, to: 1 }, '2026-05-01T10:00:31.000Z')).toMatchObject({ type: 'IMAGE' });
});
