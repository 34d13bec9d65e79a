import { describe, expect, test } from 'vitest';
import { offersOf } from '../core/offers.ts';
import { Timeline } from '../core/timeline.ts';
import { door, editor, fetcher, player } from '../testing/ten-machines.ts';
import { heardEvents, takenEdges } from './heard-events.ts';
import { contextOf } from './moment-at.ts';
import { givenWords, tookWords } from './took-words.ts';
import { goneParts, treeRows } from './tree-rows.ts';

const asked = { kind: 'send', to: '', event: { type: 'asked' } } as const;
const fetching = (...steps: ConstructorParameters<typeof Timeline>[2] & object) =>
  new Timeline(fetcher, { input: { id: 'p-1' } }, steps);

describe('the events of a moment', () => {
  test('are one each, however many states hear them, and may be taken by any', () => {
    const { stepper } = new Timeline(editor);
    const heard = heardEvents(offersOf(stepper.snapshot()));
    expect(heard.map(({ descriptor, offers, isTaken }) => [descriptor, offers.length, isTaken])).toEqual([
      ['bold', 2, true],
    ]);
  });

  test('are taken by the first transition that holds, and by the innermost state', () => {
    const steps = ['power', 'mode'].map((type) => ({ kind: 'send', to: '', event: { type } }) as const);
    const { stepper } = new Timeline(player, {}, steps);
    expect([...takenEdges(offersOf(stepper.snapshot())).keys()]).toEqual([
      'player.on.disc.stopped|play|0',
      'player.on.disc|mode|0',
      'player.on|power|0',
    ]);
  });

  test('that are refused have no transition to press', () => {
    const { stepper } = new Timeline(door, { input: { key: true, alarm: true } });
    expect(takenEdges(offersOf(stepper.snapshot())).size).toBe(0);
  });
});

test('a step is told with its moves, actions and requests, or that nothing heard it', () => {
  const way = fetching();
  expect(tookWords(way.play(asked))).toBe('idle → loading. asked load#1.');
  expect(tookWords(way.play({ kind: 'answer', request: 'load', value: { name: 'Ada' } }))).toBe(
    'loading → found. did tellUser.',
  );
  expect(tookWords(way.play(asked))).toBe('Nothing heard it.');
});

describe('the context', () => {
  test('is shown beside what it was before the last step, also at a moment that was opened by its steps', () => {
    const way = fetching(asked);
    expect(contextOf(way, way.here, '')).toEqual({
      is: { id: 'p-1', tries: 1, found: null },
      was: { id: 'p-1', tries: 0, found: null },
    });
  });

  const is = { bet: { stake: 2, side: 'LAY' }, list: [1, 2], gone: null };
  const rows = (was: Parameters<typeof treeRows>[1], folded: string[] = []) =>
    treeRows(is, was, new Set(folded)).map(({ path, words, change }) => [path, words, change]);

  test('has a line for each part, marked where it changed', () => {
    expect(rows({ bet: { stake: 1, side: 'LAY' }, list: [1], gone: null })).toEqual([
      ['bet', '', 'within'],
      ['bet.stake', '2', 'other'],
      ['bet.side', '"LAY"', null],
      ['list', '', 'within'],
      ['list.0', '1', null],
      ['list.1', '2', 'new'],
      ['gone', 'null', null],
    ]);
  });

  test('says of what is folded how much is in it', () => {
    expect(rows(is, ['bet', 'list'])).toEqual([
      ['bet', '{2}', null],
      ['list', '[2]', null],
      ['gone', 'null', null],
    ]);
  });

  test('tells what is there no more', () => {
    expect(goneParts({ a: 1 }, { a: 1, b: { c: 2 } })).toEqual(['b']);
  });
});

test('a path says what was answered: by its name where it has one, else by its JSON, cut', () => {
  const refused = { kind: 'refused', code: 'ODDS_CHANGED' };
  const known = { sendBet: [{ name: 'refused: price moved', value: refused }] };
  expect(givenWords({ kind: 'answer', request: 'bet-1/sendBet#2', value: refused }, known)).toBe(
    'refused: price moved',
  );
  expect(givenWords({ kind: 'answer', request: 'load#1', value: { name: 'Ada' } }, known)).toBe(
    '{"name":"Ada"}',
  );
  expect(givenWords({ kind: 'show', request: 'load#1', value: 'x'.repeat(100) })).toBe(`"${'x'.repeat(79)}…`);
  expect(givenWords({ kind: 'reject', request: 'load#1', error: { message: 'cut' } })).toBe(
    '{"message":"cut"}',
  );
  expect(givenWords({ kind: 'answer', request: 'load#1' })).toBeNull();
  expect(givenWords({ kind: 'advance', by: 10 })).toBeNull();
});
