import { itemAt } from '#domain/must.ts';
import type { Draw } from './draw.ts';

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

export interface Card {
  /** 2 to 14, which is the ace. */
  rank: number;
  suit: Suit;
}

const signs: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };
const letters: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

export const isRed = ({ suit }: Card): boolean => suit === 'hearts' || suit === 'diamonds';

/** E.g. `Q♥`. */
export const cardText = ({ rank, suit }: Card): string => `${letters[rank] ?? rank}${signs[suit]}`;

const fullPack: readonly Card[] = suits.flatMap((suit) =>
  Array.from({ length: 13 }, (_, at) => ({ rank: at + 2, suit })),
);

/** Deals `count` cards off the top of a full, shuffled pack. */
export function deal(draw: Draw, count: number): Card[] {
  const pack = [...fullPack];
  return Array.from({ length: count }, () => itemAt(pack.splice(draw.below(pack.length), 1), 0));
}
