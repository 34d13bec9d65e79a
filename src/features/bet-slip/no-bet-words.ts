const words: Record<string, string> = {
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

/** Why a market takes no bets now, from the machine's reason or the market's status. */
export const noBetWords = (reason: string): string => words[reason] ?? 'No bets are taken now.';
