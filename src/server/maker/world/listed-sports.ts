import { sportIds } from '#domain/market/sport.ts';

/** The sports that a file of fixtures may name, and their ids. Two sides play in each. */
export const listedSports: Readonly<Record<string, string>> = {
  cricket: sportIds.cricket,
  tennis: sportIds.tennis,
  soccer: sportIds.soccer,
  basketball: sportIds.basketball,
};
