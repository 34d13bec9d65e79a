import type { BasisPoints } from '../money/settlement.ts';

/** `0.5 %` */
export const rateText = (rate: BasisPoints): string => `${rate / 100} %`;
