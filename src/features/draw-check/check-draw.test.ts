import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDraw } from './check-draw.ts';

const seed = '5eed'.repeat(16);
/** Worked out elsewhere, with `sha256sum`. */
const draw = {
  seal: '9619e2c3275e1e8be9ca29f0d7e0668cfdc675efcac99dbfa3ed48872c69809f',
  seed,
  digits: [3, 2, 2],
};

// Node has a browser's crypto, but no pages that are secure or not.
beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

test('a draw is right when its seed has the seal and its digits follow from the seed', async () => {
  expect(await checkDraw(draw)).toBe('right');
});

test('a changed seed, seal or digit is found', async () => {
  expect(await checkDraw({ ...draw, seed: `${seed.slice(1)}5` })).toBe('wrongSeal');
  expect(await checkDraw({ ...draw, seal: draw.seal.replace('9', '8') })).toBe('wrongSeal');
  for (const digits of [
    [3, 2, 1],
    [2, 3, 2],
    [3, 2, null],
  ])
    expect(await checkDraw({ ...draw, digits }), String(digits)).toBe('wrongDigits');
});

test('nothing is checked before the seed is revealed, nor on a page that may not compute hashes', async () => {
  expect(await checkDraw({ ...draw, seed: null, digits: [null, null, 2] })).toBe('sealed');
  vi.stubGlobal('isSecureContext', false);
  expect(await checkDraw(draw)).toBe('cannot');
});
