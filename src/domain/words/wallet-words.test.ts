import { expect, test } from 'vitest';
import { walletWords } from './wallet-words.ts';

test.each([
  [1_00_000_00, 500_00, 'Available to bet: ₹99,500.00 of ₹1,00,000.00; ₹500.00 is held for open bets.'],
  [1_00_000_00, 0, 'Available to bet: all of ₹1,00,000.00. Nothing is held for open bets.'],
  [1_00, 1_00, 'Nothing is available to bet: the wallet has ₹1.00, and ₹1.00 is held for open bets.'],
  [1_00, 25_50, 'Nothing is available to bet: the wallet has ₹1.00, and ₹25.50 is held for open bets.'],
  [-3_000_00, 0, 'Nothing is available to bet: ₹3,000.00 is owed.'],
])('a wallet of %d with %d at risk', (bankBalance, exposure, words) => {
  expect(walletWords({ bankBalance, exposure })).toBe(words);
});
