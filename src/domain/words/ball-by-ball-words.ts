import { sportIds } from '../market/sport.ts';

const titles: Record<string, string> = {
  [sportIds.cricket]: 'Ball by ball',
  [sportIds.tennis]: 'Point by point',
  [sportIds.soccer]: 'As it happened',
};

/** What the list of a match's incidents is called in its sport. */
export const ballByBallTitle = (sportId: string): string => titles[sportId] ?? 'As it happened';
