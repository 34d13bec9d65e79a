import { bankerDraws } from '../baccarat.ts';
import type { Game } from '../game.ts';
import { ReturnSum, type ExactReturns } from './exact-return.fixture.ts';

/** How many ways there are to draw `length` cards of `left`, in order. */
const orders = (left: number, length: number): bigint =>
  length === 0 ? 1n : BigInt(left) * orders(left - 1, length - 1);

/** Every value of the six cards that may be dealt, from eight packs: 32 of each value, of which ten counts nothing. */
export function baccaratReturns(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const cards: number[] = [];
  let ways = 1;
  const settle = () => {
    const [a, b, c, d, fifth, sixth] = cards as [number, number, number, number, number, number];
    let [player, banker] = [(a + b) % 10, (c + d) % 10];
    if (player < 8 && banker < 8) {
      const third = player <= 5 ? fifth : null;
      player = (player + (third ?? 0)) % 10;
      if (bankerDraws(banker, third)) banker = (banker + (third === null ? fifth : sixth)) % 10;
    }
    const cases = BigInt(ways);
    total.cases += cases;
    if (player !== banker) return total.wins(player > banker ? 'player' : 'banker', cases);
    total.wins('tie', cases);
    for (const side of ['player', 'banker']) total.pays(side, cases, 100);
  };
  const deal = () => {
    if (cards.length === 6) return settle();
    for (let value = 0; value < 10; value++) {
      const before = ways;
      ways *= left[value]!;
      left[value]!--;
      cards.push(value);
      deal();
      cards.pop();
      left[value]!++;
      ways = before;
    }
  };
  deal();
  return total;
}

/** Cards of a hand by value: how many aces, twos, … tens. */
type Counts = readonly number[];

const pack: Counts = [4, 4, 4, 4, 4, 4, 4, 4, 4, 16];

interface Stood {
  counts: Counts;
  size: number;
  /** The points with every ace as one. */
  hard: number;
  /** In how many orders its cards can have been drawn. */
  ways: number;
}

const pointsOf = ({ counts, hard }: Stood): number => (counts[0]! > 0 && hard <= 11 ? hard + 10 : hard);

/** No hand has five cards of one value below ten, or seventeen tens: so each set of cards has a number of its own. */
const place = pack.map((_, at) => 5 ** at);

/** Every hand at which a drawer stands who stops at seventeen, from these cards. */
function handsStood(from: Counts): Stood[] {
  const stood: Stood[] = [];
  let drawing = new Map<number, Stood>([[0, { counts: pack.map(() => 0), size: 0, hard: 0, ways: 1 }]]);
  while (drawing.size > 0) {
    const next = new Map<number, Stood>();
    for (const [key, { counts, size, hard, ways }] of drawing)
      for (const [at, count] of counts.entries()) {
        const left = from[at]! - count;
        if (left <= 0) continue;
        const nextKey = key + place[at]!;
        const met = next.get(nextKey);
        const more = ways * left;
        if (met) met.ways += more;
        else
          next.set(nextKey, {
            counts: counts.with(at, count + 1),
            size: size + 1,
            hard: hard + at + 1,
            ways: more,
          });
      }
    drawing = new Map();
    for (const [key, hand] of next)
      if (!Number.isSafeInteger(hand.ways)) throw new Error('Too many orders for a number.');
      else if (hand.size >= 2 && pointsOf(hand) >= 17) stood.push(hand);
      else drawing.set(key, hand);
  }
  return stood;
}

/** 0 for a hand over twenty-one, 22 for a natural. */
function worthOf(hand: Stood): number {
  const points = pointsOf(hand);
  if (points > 21) return 0;
  return points === 21 && hand.size === 2 ? 22 : points;
}

/** Every pair of hands from one pack, first the one and then the dealer's. */
export function twentyOneReturns(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  // More cards than two hands can have: every case is an order of so many.
  const most = 26;
  total.cases = orders(52, most);
  const rests = Array.from({ length: most + 1 }, (_, drawn) => orders(52 - drawn, most - drawn));
  let counted = 0n;
  for (const own of handsStood(pack)) {
    const left = pack.map((count, at) => count - own.counts[at]!);
    const worth = worthOf(own);
    for (const dealers of handsStood(left)) {
      const drawn = own.size + dealers.size;
      const cases = BigInt(own.ways) * BigInt(dealers.ways) * rests[drawn]!;
      const others = worthOf(dealers);
      counted += cases;
      if (worth > others) total.wins('hand', cases, worth === 22 ? 'with a natural' : 'wins');
      if (worth === others && worth > 0) total.pays('hand', cases, 100);
      if (worth === 22) total.wins('natural', cases);
      if (others === 0) total.wins('bust', cases);
    }
  }
  if (counted !== total.cases) throw new Error('Not every order of cards was counted once.');
  return total;
}
