import { expect, test } from 'vitest';
import { countryText, occasionText, playerText } from './occasion-words.ts';

test('an occasion’s text says what is known of it', () => {
  expect(occasionText({ round: 'Round 3', ground: 'Chandler Lane' })).toBe('Round 3 · Chandler Lane');
  expect(occasionText({ round: null, ground: 'Chandler Lane' })).toBe('Chandler Lane');
  expect(occasionText({})).toBe('');
});

test('a player is shown with country, ranking and seeding, or by name alone', () => {
  const player = { name: 'N. Petrova', country: 'BG', ranking: 1, seeding: 2 };
  expect(playerText(player)).toBe('N. Petrova (Bulgaria, ranked 1, seeded 2)');
  expect(playerText({ ...player, seeding: null })).toBe('N. Petrova (Bulgaria, ranked 1)');
  expect(playerText({ name: 'N. Petrova' })).toBe('N. Petrova');
});

test('two letters of no country stay two letters', () => {
  expect(countryText('QX')).toBe('QX');
});
