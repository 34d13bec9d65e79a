import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revealedIndex, revealedRace, sealedDraw, sealedIndex, sealedRace } from './seal-check.test-data.ts';
import { checkSeal } from './check-seal.ts';

// Node has a browser's crypto, but no pages that are secure or not.
beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

test('a draw is right when its seed has the seal and its digits follow from the seed', async () => {
  expect(await checkSeal(sealedDraw, 'draw')).toBe('right');
});

test('a changed seed, seal or digit of a draw is found', async () => {
  const { seal, revealed } = sealedDraw;
  expect(await checkSeal({ ...sealedDraw, revealed: `${revealed.slice(1)}5` }, 'draw')).toBe('wrongSeal');
  expect(await checkSeal({ ...sealedDraw, seal: seal.replace('9', '8') }, 'draw')).toBe('wrongSeal');
  for (const told of [
    ['Third digit: 1', 'Second digit: 2', 'First digit: 3'],
    ['Third digit: 2', 'Second digit: 3', 'First digit: 2'],
    ['Second digit: 2', 'First digit: 3'],
  ])
    expect(await checkSeal({ ...sealedDraw, told }, 'draw'), String(told)).toBe('wrongOutcome');
});

test('a virtual event is right when what was sealed has the seal and its end follows from it', async () => {
  expect(await checkSeal(sealedRace, 'event')).toBe('right');
  const finish = ['Hot Reload wins, Off By One second, Byte Size third'];
  expect(await checkSeal({ ...sealedRace, told: finish }, 'event')).toBe('wrongOutcome');
  expect(await checkSeal({ ...sealedRace, told: [] }, 'event')).toBe('wrongOutcome');
  expect(await checkSeal({ ...sealedRace, revealed: revealedRace.replace('5124', '5125') }, 'event')).toBe(
    'wrongSeal',
  );
});

test('an index is right when its start and its close were told as they follow from what was sealed', async () => {
  expect(await checkSeal(sealedIndex, 'index')).toBe('right');
  const [start, ...later] = sealedIndex.told;
  for (const told of [
    [...sealedIndex.told.slice(0, -1), 'Closed at 20047.27'],
    ['Starts at 20013.51', ...later],
    [...sealedIndex.told, 'Up to 20048'],
    [start!],
    [],
  ])
    expect(await checkSeal({ ...sealedIndex, told }, 'index'), String(told)).toBe('wrongOutcome');
  const revealed = revealedIndex.replace('2001350', '2001351');
  expect(await checkSeal({ ...sealedIndex, revealed }, 'index')).toBe('wrongSeal');
});

test('of a text that names no chances only the seal is checked', async () => {
  expect(await checkSeal(sealedDraw, 'event')).toBe('sealOnly');
});

test('nothing is checked before the end, nor on a page that may not compute hashes', async () => {
  expect(await checkSeal({ ...sealedDraw, revealed: null, told: [] }, 'draw')).toBe('sealed');
  vi.stubGlobal('isSecureContext', false);
  expect(await checkSeal(sealedDraw, 'draw')).toBe('cannot');
});
