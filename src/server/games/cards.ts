import { itemAt } from '#domain/must.ts';
import type { Draw } from '#contract/draw.ts';
import type { Face } from './game.ts';

const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
type Suit = (typeof suits)[number];

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
export const textOf = (cards: readonly Card[]): string => cards.map(cardText).join(' ');
export const faceOf = (card: Card): Face => ({ text: cardText(card), isRed: isRed(card) });
export const handFaces = (hand: string, cards: readonly Card[]): Face[] =>
  cards.map((card) => ({ ...faceOf(card), hand }));

/** The cards of `packs` packs of the ranks from `lowest` to `highest`, in order of suit and rank. */
export const packOf = ({ lowest = 2, highest = 14, packs = 1 } = {}): readonly Card[] =>
  Array.from({ length: packs }, () =>
    suits.flatMap((suit) =>
      Array.from({ length: highest - lowest + 1 }, (_, at) => ({ rank: lowest + at, suit })),
    ),
  ).flat();

const fullPack = packOf();

/** Turns up a card at each call, from what is left of the cards. There must be one. */
export function dealerOf(draw: Draw, cards: readonly Card[] = fullPack): () => Card {
  const left = [...cards];
  return () => itemAt(left.splice(draw.below(left.length), 1), 0);
}

/** Deals `count` cards, by default of a full pack. */
export function deal(draw: Draw, count: number, cards?: readonly Card[]): Card[] {
  const next = dealerOf(draw, cards);
  return Array.from({ length: count }, () => next());
}
