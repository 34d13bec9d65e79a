import type { z } from 'zod';
import type { exchangeType, Sport } from '#contract/reference.ts';
import { sportIds } from '#domain/market/sport.ts';
import { tabIds } from '#domain/site/exchange-tab.ts';

/** In display order. Sports that the site hides (TOP-4, SID-6) are in the list like any other. */
export const seededSports: readonly Sport[] = [
  { sportId: sportIds.cricket, sportName: 'Cricket', highlight: true },
  { sportId: sportIds.tennis, sportName: 'Tennis', highlight: true },
  { sportId: sportIds.soccer, sportName: 'Soccer', highlight: true },
  { sportId: sportIds.horseRacing, sportName: 'Horse Racing', highlight: false },
  { sportId: sportIds.basketball, sportName: 'Basketball', highlight: false },
  { sportId: sportIds.binary, sportName: 'Binary', highlight: false },
  { sportId: sportIds.lottery, sportName: 'Lottery', highlight: false },
  { sportId: sportIds.virtualSports, sportName: 'Virtual Sports', highlight: false },
  { sportId: sportIds.casino, sportName: 'Casino', highlight: false },
  { sportId: sportIds.greyhounds, sportName: 'Greyhound Racing', highlight: false },
];

/** The tab bar's types as a server sends them, including 10 and 32, which the site leaves out (XBR-4). */
export const exchangeTypes: readonly z.infer<typeof exchangeType>[] = [
  { exchangeId: tabIds.home, exchangeName: 'Home', highlight: false, sequence: 1 },
  { exchangeId: sportIds.cricket, exchangeName: 'Cricket', highlight: true, sequence: 2 },
  { exchangeId: sportIds.binary, exchangeName: 'Binary', highlight: false, sequence: 3 },
  { exchangeId: sportIds.virtualSports, exchangeName: 'Virtual Sports', highlight: false, sequence: 4 },
  { exchangeId: tabIds.internationalCasino, exchangeName: 'Int Casino', highlight: true, sequence: 5 },
  { exchangeId: tabIds.tipsReview, exchangeName: 'Tips & Review', highlight: false, sequence: 6 },
  { exchangeId: '10', exchangeName: 'Sportsbook', highlight: false, sequence: 7 },
  { exchangeId: '32', exchangeName: 'Fancy', highlight: false, sequence: 8 },
];
