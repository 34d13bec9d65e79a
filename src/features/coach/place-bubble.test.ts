import { expect, test } from 'vitest';
import { placeBubble, scrollForRoom, type BubbleWish, type Rect } from './place-bubble.ts';

const screen: Rect = { left: 16, top: 46, width: 358, height: 742 };
const market: Rect = { left: 16, top: 200, width: 358, height: 160 };
/** Its three rows of prices. */
const rows = [0, 1, 2].map((at): Rect => ({ left: 234, top: 204 + at * 52, width: 130, height: 46 }));
const wish = (changes: Partial<BubbleWish> = {}): BubbleWish => ({
  anchor: market,
  sides: ['below', 'above'],
  size: { width: 358, height: 150 },
  bounds: screen,
  avoid: rows,
  ...changes,
});

test('it stands below what it points at, and points at it', () => {
  expect(placeBubble(wish())).toEqual({ left: 16, top: 372, side: 'below' });
});

const next: Rect = { left: 234, top: 400, width: 130, height: 46 };

test('where prices are in the way on one side, it points from another', () => {
  const place = placeBubble(wish({ anchor: { ...market, top: 300 }, avoid: [{ ...next, top: 500 }] }));
  expect(place).toEqual({ left: 16, top: 138, side: 'above' });
});

test('it steps away from prices that are in the way on both, and then points at nothing', () => {
  const place = placeBubble(wish({ avoid: [...rows, next] }));
  expect(place?.top).toBeGreaterThanOrEqual(446);
  expect(place?.side).toBeNull();
});

test('without room below it stands above', () => {
  const low = { ...market, top: 640 };
  expect(placeBubble(wish({ anchor: low, avoid: [] }))).toEqual({ left: 16, top: 478, side: 'above' });
});

test('beside what it points at it moves up or down as little as it must', () => {
  const slip: Rect = { left: 1100, top: 300, width: 340, height: 400 };
  const prices: Rect = { left: 700, top: 100, width: 390, height: 400 };
  const size = { width: 360, height: 150 };
  const bounds: Rect = { left: 16, top: 60, width: 1408, height: 820 };
  const place = placeBubble({ anchor: slip, sides: ['left'], size, bounds, avoid: [prices] });
  expect(place?.left).toBe(728);
  expect(place?.side).toBe('left');
  expect(place?.top).toBe(500);
});

test('where nothing is free it has no place', () => {
  expect(placeBubble(wish({ avoid: [screen] }))).toBeNull();
  expect(placeBubble(wish({ size: { width: 358, height: 900 } }))).toBeNull();
});

test('a page scrolls no further than it must for the bubble to have a place above a sheet', () => {
  const sheet: Rect = { left: 0, top: 270, width: 390, height: 574 };
  const avoid = rows.map((row) => ({ ...row, top: row.top - 100 }));
  const above = wish({ anchor: sheet, sides: ['above'], bounds: { ...screen, height: 224 }, avoid });
  const scroll = { ...above, isAnchorInPage: false, least: -300, most: 900, kept: avoid[0] ?? null };
  expect(placeBubble(above)).toBeNull();
  const by = scrollForRoom(scroll);
  expect(by).toBe(-96);
  const shifted = avoid.map((row) => ({ ...row, top: row.top - by! }));
  expect(placeBubble({ ...above, avoid: shifted })).toEqual({ left: 16, top: 48, side: null });
  expect(scrollForRoom({ ...scroll, least: -80 })).toBeNull();
});
