import { expect, test } from 'vitest';
import { shapesOf, type Shape } from './game-art.ts';

const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap(({ tone, text }) => (text ? [[tone, text]] : []));

test('a card a mark, hearts and diamonds in red, and no fourth', () => {
  const shapes = shapesOf({ motif: 'CARDS', hue: 0, marks: ['A♠', 'K♥', 'Q♦', 'J♣'] });
  expect(shapes.filter(({ tag }) => tag === 'rect')).toHaveLength(3);
  expect(textsOf(shapes)).toEqual([
    ['ink', 'A♠'],
    ['red', 'K♥'],
    ['red', 'Q♦'],
  ]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'a die that shows %i has as many pips within its edges, none twice',
  (number) => {
    const [die, ...pips] = shapesOf({ motif: 'DICE', hue: 0, marks: [String(number)] });
    const { x = 0, y = 0, width = 0 } = (die?.attributes ?? {}) as Record<string, number>;
    const places = pips.map(({ attributes: { cx, cy } }) => [Number(cx), Number(cy)] as const);
    expect(new Set(places.map(String)).size).toBe(number);
    for (const [across, down] of places) {
      expect(Math.abs(across - x - width / 2)).toBeLessThan(width / 2);
      expect(Math.abs(down - y - width / 2)).toBeLessThan(width / 2);
    }
  },
);

test.each(['CARDS', 'DICE', 'WHEEL', 'REELS'] as const)('%s can be drawn without marks', (motif) => {
  expect(textsOf(shapesOf({ motif, hue: 0, marks: [] })).flat()).not.toContain('undefined');
});
