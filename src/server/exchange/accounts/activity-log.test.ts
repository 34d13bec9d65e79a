import { expect, test } from 'vitest';
import { ActivityLog, type ActivityStore } from './activity-log.ts';

const by = { address: '203.0.113.7', agent: undefined };
const nothing = async () => undefined;

test('refusals are written down one after the other, also after one that could not be', async () => {
  const did: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const store: ActivityStore = {
    insert: nothing,
    insertOpened: nothing,
    insertSignIn: nothing,
    countRefusal: ({ accountId }) => {
      did.push(accountId);
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    },
  };
  const log = new ActivityLog(
    store,
    () => 0,
    (error) => did.push((error as Error).message),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  for (const accountId of ['a1', 'a2', 'a3']) log.refused(accountId, 'SIGN_IN_REFUSED', by);
  await settle();
  expect(did).toEqual(['a1']);
  ends[0]!(new Error('no storage'));
  await settle();
  expect(did).toEqual(['a1', 'no storage', 'a2']);
  ends[1]!();
  await settle();
  expect(did).toEqual(['a1', 'no storage', 'a2', 'a3']);
});
