import { expect, test } from 'vitest';
import { sampleImage } from '../market.test-data.ts';
import { MarketStore } from '../market-store.ts';
import type { MarketImageMessage, ScoreImageMessage } from '../transport.ts';
import { marketReader, scoreReader } from './message-readers.ts';

const before = sampleImage();
const runner = before.runners[0]!;
const after: MarketImageMessage = {
  ...before,
  to: before.to + 4,
  matched: before.matched + 500,
  runners: [
    { ...runner, toBack: [[999, 5], ...runner.toBack.slice(1)], lastOdds: 250 },
    ...before.runners.slice(1),
  ],
};

test('what leads from one document to the next gives a store the same book as the document itself', () => {
  const [changed, whole] = [before, after].map(() => new MarketStore(() => undefined));
  changed!.applyImage(before);
  const message = marketReader.between(before, after);
  if (message.__typename !== 'MarketChange') throw new Error(`a ${message.__typename}`);
  expect(message.from).toEqual(before.to);
  expect(message.to).toEqual(after.to);
  expect(message.changed).toBeNull();
  expect(message.changes.map(({ runnerId }) => runnerId)).toEqual([runner.runnerId]);
  changed!.applyChange(message);
  whole!.applyImage(after);
  for (const { runnerId } of after.runners) {
    expect(changed!.levels(runnerId, 'toBack')).toEqual(whole!.levels(runnerId, 'toBack'));
    expect(changed!.levels(runnerId, 'toLay')).toEqual(whole!.levels(runnerId, 'toLay'));
    expect(changed!.lastOdds(runnerId)).toBe(whole!.lastOdds(runnerId));
  }
  expect(changed!.matched()).toBe(whole!.matched());
});

test('a document that no change leads to comes as an image', () => {
  const fewer = { ...after, runners: after.runners.slice(1) };
  expect(marketReader.between(before, fewer)).toBe(fewer);
});

test('a text that is no market is refused', () => {
  expect(marketReader.read(JSON.stringify(before))).toEqual(before);
  expect(() => marketReader.read('{"epoch":"e"}')).toThrow('No market');
  expect(() => marketReader.read('{')).toThrow(SyntaxError);
});

test('between two scores stand the incidents that are new, and what else changed', () => {
  const at = '2026-05-01T12:00:00.000Z';
  const ball = (number: number): ScoreImageMessage['incidents'][number] => ({
    number,
    moment: '0.1',
    weight: 'PLAY',
    side: null,
    mark: '1',
    text: '',
    at,
  });
  const board = { columns: ['Runs'], home: ['1'], away: [''], active: null, detail: '' };
  const score: ScoreImageMessage = {
    __typename: 'ScoreImage',
    eventId: 'e',
    epoch: 'a',
    to: 3,
    at,
    board,
    clock: null,
    incidents: [ball(1)],
  };
  const next = { ...score, to: 5, incidents: [ball(1), ball(2), ball(3)] };
  expect(scoreReader.between(score, next)).toEqual({
    __typename: 'ScoreChange',
    eventId: 'e',
    epoch: 'a',
    from: 3,
    to: 5,
    at,
    board: null,
    clock: null,
    incidents: [ball(2), ball(3)],
  });
});
