import type { PickedPrice } from './slip-card.ts';

/** Home to back at 2.36 in an open market, stakes from 100 to 50,000. */
export const samplePrice = (changes: Partial<PickedPrice> = {}): PickedPrice => ({
  marketId: '1.1',
  kind: 'WINNER',
  runnerId: 'home',
  side: 'BACK',
  odds: 236,
  line: null,
  runnerName: 'Home',
  marketName: 'Match Odds',
  eventName: 'Home v Away',
  ladder: 'CLASSIC',
  minStake: 10_000,
  maxStake: 5_000_000,
  ...changes,
});
