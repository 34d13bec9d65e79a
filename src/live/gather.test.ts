import { beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const gathered = (every: number) => {
  const flushed: Record<string, number>[] = [];
  return { flushed, ...gather<number>((heard) => flushed.push(Object.fromEntries(heard)), every) };
};

test('what many tell before the next frame is handed over once, the newest of each', () => {
  const { flushed, tell } = gathered(0);
  tell('a', 1);
  tell('b', 2);
  tell('a', 3);
  vi.advanceTimersByTime(16);
  tell('b', 4);
  vi.advanceTimersByTime(16);
  expect(flushed).toEqual([{ a: 3, b: 2 }, { b: 4 }]);
});

test('the first is handed over at once, those after it together, and after a pause the next at once again', () => {
  const { flushed, tell } = gathered(500);
  tell('a', 1);
  vi.advanceTimersByTime(20);
  expect(flushed).toEqual([{ a: 1 }]);
  for (let told = 2; told <= 40; told++) {
    tell('a', told);
    vi.advanceTimersByTime(10);
  }
  expect(flushed).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(flushed).toEqual([{ a: 1 }, { a: 40 }]);
  vi.advanceTimersByTime(2_000);
  expect(flushed).toHaveLength(2);
  tell('b', 1);
  vi.advanceTimersByTime(16);
  expect(flushed.at(-1)).toEqual({ b: 1 });
});

test('once stopped it hands nothing over, neither before a frame nor in a pause', () => {
  const early = gathered(500);
  early.tell('a', 1);
  early.stop();
  const late = gathered(500);
  late.tell('a', 1);
  vi.advanceTimersByTime(20);
  late.tell('a', 2);
  late.stop();
  vi.advanceTimersByTime(2_000);
  expect([early.flushed, late.flushed]).toEqual([[], [{ a: 1 }]]);
});
