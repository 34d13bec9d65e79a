import type { OddsPolicy, Take } from '#domain/odds/odds-policy.ts';

/** How far from its odds a bet may be matched, to stand after them; empty: at these alone. */
const reach: Readonly<Record<OddsPolicy, (ticks: number) => string>> = {
  NEVER: () => '',
  BETTER: () => ' or better',
  WITHIN: (ticks) => `, or ${ticks} ${ticks === 1 ? 'tick' : 'ticks'} worse`,
};

/** Says at which odds a bet may be matched: `2.36 or better`. `odds`: as the bettor reads them. */
export const reachText = (odds: string, { policy, ticks }: Take): string => `${odds}${reach[policy](ticks)}`;
