import { packOf, type Card } from '../cards.ts';
import type { Game } from '../game.ts';
import { handOf, type HandName } from '../teen-patti.ts';
import { ReturnSum, type ExactReturns } from './exact-return.fixture.ts';

/** Exact returns of games whose draws are too many to be played one by one: counted by what decides them. */

/** Every two hands of three cards without a card in common. */
export function teenPattiReturns(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  const pack = packOf();
  const names: HandName[] = [];
  const scores: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) {
        const hand = [a, b, c].map((at) => pack[at]) as [Card, Card, Card];
        const { name, score } = handOf(hand);
        const bits = (from: number) =>
          [a, b, c].reduce((sum, at) => sum | (at >= from && at < from + 26 ? 1 << (at - from) : 0), 0);
        names.push(name);
        scores.push(score);
        low.push(bits(0));
        high.push(bits(26));
      }
  const count = scores.length;
  const [score, lower, upper] = [scores, low, high].map((list) => Int32Array.from(list)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  let decided = 0;
  let tied = 0;
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++)
      if ((lower[one]! & lower[other]!) === 0 && (upper[one]! & upper[other]!) === 0) {
        if (score[one] === score[other]) tied++;
        else decided++;
      }
  // Either hand of two may be A's.
  total.cases = BigInt(2 * (decided + tied));
  const eachOther = total.cases / BigInt(count);
  for (const side of ['a', 'b']) {
    total.wins(side, BigInt(decided));
    total.pays(side, BigInt(2 * tied), 100);
  }
  for (const name of names)
    if (name !== 'high card') for (const bet of ['pairA', 'pairB']) total.wins(bet, eachOther, name);
  return total;
}

/** Every three places that the cards of the joker's rank can have among the other 51. */
export function andarBaharReturns(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  for (let first = 1; first <= 51; first++)
    for (let second = first + 1; second <= 51; second++)
      for (let third = second + 1; third <= 51; third++) {
        total.cases++;
        total.wins(first % 2 ? 'andar' : 'bahar', 1n);
        const length = [5, 10, 15, 25].findIndex((last) => first <= last);
        total.wins(['upTo5', 'upTo10', 'upTo15', 'upTo25'][length] ?? 'more', 1n);
      }
  return total;
}

/**
 * Every four ranks of the players' first cards. Players who tie have equal points, so that what they are dealt next
 * treats them alike: each wins as often as the others.
 */
export function thirtyTwoCardsReturns(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  // Each case counts twelve times, so that it can be shared by two, three or four.
  const shares = 12;
  const deal = (ranks: readonly number[], ways: number): void => {
    if (ranks.length < 4) {
      for (let rank = 6; rank <= 13; rank++)
        deal([...ranks, rank], ways * (4 - ranks.filter((other) => other === rank).length));
      return;
    }
    const points = ranks.map((rank, at) => 8 + at + rank);
    const best = points.flatMap((sum, at) => (sum === Math.max(...points) ? [8 + at] : []));
    total.cases += BigInt(shares * ways);
    for (const player of best) total.wins(String(player), BigInt((shares / best.length) * ways));
  };
  deal([], 1);
  return total;
}

/** Every order of suits until one has four. */
export function cardRaceReturns(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  const suits = ['spades', 'hearts', 'diamonds', 'clubs'];
  /** The orders of `length` cards of so many that are left. */
  const orders = (left: number, length: number): bigint =>
    length === 0 ? 1n : BigInt(left) * orders(left - 1, length - 1);
  const turn = (counts: readonly number[], ways: bigint): void => {
    const turned = counts.reduce((sum, count) => sum + count, 0);
    const winner = counts.indexOf(4);
    // Thirteen cards are dealt, whatever the first of them have decided.
    if (winner >= 0) return total.wins(suits[winner]!, ways * orders(52 - turned, 13 - turned));
    for (const [suit, count] of counts.entries())
      turn(counts.with(suit, count + 1), ways * BigInt(13 - count));
  };
  total.cases = orders(52, 13);
  turn([0, 0, 0, 0], 1n);
  return total;
}
