import { expect, test } from 'vitest';
import { casinoTileOf } from './casino-tile.ts';

test('[ENT-8] a known game has its title; an unknown one its family’s picture and a steady colour', () => {
  expect(casinoTileOf('99.0011')).toEqual({ title: 'Seven Up, Seven Down', motif: 'dice', hue: 300 });
  expect(casinoTileOf('99.0099')).toMatchObject({ title: 'Game 99.0099', motif: 'cards' });
  expect(casinoTileOf('88.0099').motif).toBe('wheel');
  expect(casinoTileOf('1234567890').motif).toBe('reels');
  expect(casinoTileOf('1234567890')).toEqual(casinoTileOf('1234567890'));
});
