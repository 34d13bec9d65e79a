import { expect, test } from 'vitest';
import type { FirestoreWrite } from './commit.ts';
import { ProjectPublisher, type Publishable } from './project-publisher.ts';

const hour = 3_600_000;

function openPublisher() {
  const commits: (readonly FirestoreWrite[])[] = [];
  const world = { now: Date.parse('2026-05-01T12:00:00.000Z'), fails: false };
  const commit = (writes: readonly FirestoreWrite[]) => {
    if (world.fails) return Promise.reject(new Error('unavailable'));
    commits.push(writes);
    return Promise.resolve();
  };
  const publisher = new ProjectPublisher('layline-x', 'start-1', commit, () => world.now);
  const root = 'projects/layline-x/databases/(default)/documents/';
  const written = () =>
    commits.splice(0).map((writes) => writes.map(({ update }) => update.name.replace(root, '')));
  return { publisher, commits, world, written };
}

const market = (id: string, to: number, epoch = 'e'): Publishable => ({
  path: `markets/${id}`,
  epoch,
  to,
  image: () => ({ marketId: id, to, size: 9_007_199_254_740_991 }),
});

test('a document holds the whole state, its integers exact, and the heartbeat comes last', async () => {
  const { publisher, commits } = openPublisher();
  await publisher.publish([market('a', 3)]);
  expect(commits).toEqual([
    [
      {
        update: {
          name: 'projects/layline-x/databases/(default)/documents/markets/a',
          fields: {
            publisher: { stringValue: 'start-1' },
            epoch: { stringValue: 'e' },
            to: { integerValue: '3' },
            image: { stringValue: '{"marketId":"a","to":3,"size":9007199254740991}' },
            expireAt: { timestampValue: '2026-05-02T12:00:00.000Z' },
          },
        },
      },
      {
        update: {
          name: 'projects/layline-x/databases/(default)/documents/heartbeats/now',
          fields: {
            publisher: { stringValue: 'start-1' },
            at: { timestampValue: '2026-05-01T12:00:00.000Z' },
          },
        },
      },
    ],
  ]);
});

test('however often it changed, a document is written once a call, and not at all when it did not', async () => {
  const { publisher, written } = openPublisher();
  await publisher.publish([market('a', 3), market('b', 1)]);
  await publisher.publish([market('a', 90), market('b', 1)]);
  await publisher.publish([market('a', 90), market('b', 1, 'f')]);
  await publisher.publish([market('a', 90), market('b', 1, 'f')]);
  const beat = 'heartbeats/now';
  expect(written()).toEqual([
    ['markets/a', 'markets/b', beat],
    ['markets/a', beat],
    ['markets/b', beat],
    [beat],
  ]);
});

test('what was not written is written by the next call, and no heartbeat vouches for it before', async () => {
  const { publisher, written, world } = openPublisher();
  world.fails = true;
  await expect(publisher.publish([market('a', 3)])).rejects.toThrow('unavailable');
  world.fails = false;
  await publisher.publish([market('a', 3)]);
  expect(written()).toEqual([['markets/a', 'heartbeats/now']]);
});

test('many documents go in several commits, the heartbeat in the last one', async () => {
  const { publisher, written } = openPublisher();
  await publisher.publish(Array.from({ length: 850 }, (_, at) => market(String(at), 1)));
  const commits = written();
  expect(commits.map((paths) => paths.length)).toEqual([400, 400, 51]);
  expect(commits.map((paths) => paths.includes('heartbeats/now'))).toEqual([false, false, true]);
});

test('a document that does not change is written again before it expires', async () => {
  const { publisher, written, world } = openPublisher();
  await publisher.publish([market('a', 3)]);
  world.now += 11 * hour;
  await publisher.publish([market('a', 3)]);
  world.now += 2 * hour;
  await publisher.publish([market('a', 3)]);
  expect(written().map((paths) => paths.includes('markets/a'))).toEqual([true, false, true]);
});
