import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';

const words: Readonly<Record<NoBetReason, string>> = {
  connecting: 'Connecting to the market…',
  silent: 'Prices are not live: connecting again…',
  gap: 'Prices are not live: connecting again…',
  cut: 'Prices are not live: connecting again…',
  offline: 'You are offline.',
  paused: 'Prices are paused.',
  unknownMarket: 'There is no such market.',
  SUSPENDED: 'The market is suspended.',
  CLOSED: 'The market is closed.',
  INACTIVE: 'The market has not opened yet.',
};

export const noBetWords = (reason: NoBetReason): string => words[reason];
