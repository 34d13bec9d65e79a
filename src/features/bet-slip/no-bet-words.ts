import type { NotOpenCode } from '#domain/market/market-status.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import { whyRefused } from '#domain/words/why-refused.ts';
import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';

const refused = (code: NotOpenCode): string => whyRefused(refusalText(code));

const words: Readonly<Record<NoBetReason, string>> = {
  connecting: 'Connecting to the market…',
  silent: 'Prices are not live: connecting again…',
  gap: 'Prices are not live: connecting again…',
  cut: 'Prices are not live: connecting again…',
  offline: 'You are offline.',
  paused: 'Prices are paused.',
  unknownMarket: refusalText('UNKNOWN_MARKET'),
  MARKET_SUSPENDED: refused('MARKET_SUSPENDED'),
  BALL_RUNNING: refused('BALL_RUNNING'),
  MARKET_CLOSED: refused('MARKET_CLOSED'),
  MARKET_NOT_OPEN: refused('MARKET_NOT_OPEN'),
};

/** Why the market takes no bets, in a sentence. */
export const noBetWords = (reason: NoBetReason): string => words[reason];

const afterwards: Readonly<Partial<Record<NoBetReason, string>>> = {
  MARKET_SUSPENDED: 'Nothing is placed. Your selection stays here until bets are taken again.',
  BALL_RUNNING: 'Bets are taken again after it.',
};

/** The same, and what to expect next. */
export const noBetNote = (reason: NoBetReason): string =>
  [words[reason], afterwards[reason]].filter(Boolean).join(' ');
