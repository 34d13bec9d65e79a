import { sportIds } from '../market/sport.ts';
import { fold } from './fold.ts';

/** Other words by which a sport is looked for. */
export const sportSynonyms: Readonly<Record<string, string>> = {
  [sportIds.cricket]: 't20 odi',
  [sportIds.soccer]: 'football footy footie futbol',
  [sportIds.horseRacing]: 'horses races gallops turf jockeys',
  [sportIds.basketball]: 'hoops b-ball',
  [sportIds.lottery]: 'lotto draws',
  [sportIds.virtualSports]: 'virtuals',
  [sportIds.binary]: 'index',
};

/** Other words by which a game is looked for, by a part of its name. */
export const gameSynonyms: Readonly<Record<string, string>> = {
  'twenty-one': 'blackjack black jack 21 pontoon',
  'teen patti': '3 patti three card poker flush',
  'andar bahar': 'inside outside katti',
  '32 cards': 'thirty-two',
  baccarat: 'punto banco',
  'three cards': '3 cards',
  'high card': 'war',
  'seven up': '7 up 7 down lucky seven',
  'fortune wheel': 'wheel of fortune',
};

/** Other words by which the games of a category are looked for. */
const ofCategories: Readonly<Record<string, string>> = {
  slots: 'slot machine fruit machine one-armed bandit pokies',
  dice: 'craps die',
};

export const wordsForSport = (sportId: string): string => sportSynonyms[sportId] ?? '';

/** A game is found by its category, too. */
export function wordsForGame({ name, category }: { name: string; category: string }): string {
  const called = fold(name);
  const others = Object.entries(gameSynonyms).filter(([part]) => called.includes(part));
  return [category, ofCategories[fold(category)], ...others.map(([, words]) => words)]
    .filter(Boolean)
    .join(' ');
}
