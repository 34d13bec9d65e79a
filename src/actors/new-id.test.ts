import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

const { crypto } = globalThis;
afterEach(() => vi.unstubAllGlobals());

test('a page by plain HTTP makes ids that the exchange takes, each another, with room for what a bet adds to its card’s', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w.:-]{8,31}$/);
});
