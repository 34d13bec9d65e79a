import type { CurrencyCode } from '../money/money.ts';

/** Where the exchange is offered. It is chosen at the first start and stays. */
export const jurisdictionNames = ['open', 'uk', 'in-no-money'] as const;
export type JurisdictionName = (typeof jurisdictionNames)[number];

/** What everybody accepts who opens an account, paragraph by paragraph. Another text has another version. */
export interface Terms {
  version: string;
  paragraphs: readonly string[];
}

/** What differs from one jurisdiction to another. Nothing else asks for its name. */
export interface Jurisdiction {
  /** The years of age from which a person may open an account. */
  leastAge: number;
  currency: CurrencyCode;
  /** Whether money can come in and go out. If not, everybody bets with practice money. */
  hasMoney: boolean;
  /** The limits that are offered while an account is opened. */
  limitsAtSignUp: readonly 'deposit'[];
  terms: Terms;
  /** Practice money is for those alone whose age is known. */
  isPracticeByAge: boolean;
}

const yourself =
  'You open one account, for yourself, with your own date of birth. You keep its password to yourself.';
const bets =
  'A bet that is matched stands. Markets are settled by their rules, which you can read beside each market, and a result that was wrong is corrected.';
const breaks =
  'You can limit your stakes, losses and time, take a break, or exclude yourself, at any time. An exclusion cannot be taken back before its end.';
const deposits =
  'What you pay in is yours: you can take out what no open bet needs. A deposit limit that you set holds at once; raising it takes a day.';
const practice =
  'Everybody bets with practice money. It is worth nothing: it cannot be bought, paid out or exchanged.';

export const jurisdictions: Record<JurisdictionName, Jurisdiction> = {
  open: {
    leastAge: 18,
    currency: 'INR',
    hasMoney: true,
    limitsAtSignUp: ['deposit'],
    terms: { version: '2026-11', paragraphs: [yourself, deposits, bets, breaks] },
    isPracticeByAge: false,
  },
  uk: {
    leastAge: 18,
    currency: 'GBP',
    hasMoney: true,
    limitsAtSignUp: ['deposit'],
    terms: { version: 'uk-2026-11', paragraphs: [yourself, deposits, bets, breaks] },
    isPracticeByAge: true,
  },
  'in-no-money': {
    leastAge: 18,
    currency: 'P',
    hasMoney: false,
    limitsAtSignUp: [],
    terms: { version: 'practice-2026-11', paragraphs: [yourself, practice, bets, breaks] },
    isPracticeByAge: false,
  },
};

export const isJurisdictionName = (name: string): name is JurisdictionName => name in jurisdictions;
