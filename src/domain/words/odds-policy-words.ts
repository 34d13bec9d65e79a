import type { OddsPolicy } from '../odds/odds-policy.ts';

/** What is asked, wherever the odds policy is chosen. */
export const oddsPolicyLabel = 'If the price moves';

/** The odds policies, wherever one is chosen. `ticks`: how many worse may be taken. */
export const oddsPolicyWords = (ticks: number): Readonly<Record<OddsPolicy, string>> => ({
  NEVER: 'Take no other',
  BETTER: 'Take a better one',
  WITHIN: `Take up to ${ticks} ${ticks === 1 ? 'tick' : 'ticks'} worse`,
});
