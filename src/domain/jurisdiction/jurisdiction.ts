import type { CurrencyCode } from '../money/money.ts';

/** Where the exchange is offered. It is chosen at the first start and stays. */
export const jurisdictionNames = ['open', 'uk', 'in-no-money'] as const;
export type JurisdictionName = (typeof jurisdictionNames)[number];

/** What differs from one jurisdiction to another. Nothing else asks for its name. */
export interface Jurisdiction {
  /** The years of age from which a person may open an account. */
  leastAge: number;
  currency: CurrencyCode;
  /** Whether money can come in and go out. If not, everybody bets with practice money. */
  hasMoney: boolean;
  /** The limits that are offered while an account is opened. */
  limitsAtSignUp: readonly 'deposit'[];
  /** Practice money is for those alone whose age is known. */
  isPracticeByAge: boolean;
}

export const jurisdictions: Record<JurisdictionName, Jurisdiction> = {
  open: {
    leastAge: 18,
    currency: 'INR',
    hasMoney: true,
    limitsAtSignUp: ['deposit'],
    isPracticeByAge: false,
  },
  uk: { leastAge: 18, currency: 'GBP', hasMoney: true, limitsAtSignUp: ['deposit'], isPracticeByAge: true },
  'in-no-money': {
    leastAge: 18,
    currency: 'INR',
    hasMoney: false,
    limitsAtSignUp: [],
    isPracticeByAge: false,
  },
};

export const isJurisdictionName = (name: string): name is JurisdictionName => name in jurisdictions;
