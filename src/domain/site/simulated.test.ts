import { expect, test } from 'vitest';
import { isUserName } from '../bettor/credentials.ts';
import { isSimulatedName, simulatedBettorName } from './simulated.ts';

test('a simulated bettor is named as one, in letters that a user name may have', () => {
  expect(simulatedBettorName(7)).toBe('simulated-bettor-007');
  expect(isUserName(simulatedBettorName(1_000))).toBe(true);
});

test('accounts of programs differ from those of people by their names, in any case of letters', () => {
  const programs = [
    simulatedBettorName(17),
    'Simulated-Bettor-017',
    'maker-1',
    'stage-maker',
    'replay-0a1b2c3d',
  ];
  expect(programs.map(isSimulatedName)).toEqual(programs.map(() => true));
  expect(['asha', 'simulated', 'maker-t', 'my-maker-1'].map(isSimulatedName)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
