import type { MoveDetail } from '#domain/market/play.ts';
import type { Random } from '../../random.ts';
import { attackChances, twiceShare } from '../basketball-points.ts';
import { clockText, isOver, periodText, totalOf, type BasketballState } from '../basketball-state.ts';
import { pickWeighted, type Weighted } from './draw.ts';
import type { Pair } from '../pair.ts';

/** Metres: the court, the basket from its baseline, and the line from beyond which a basket counts three. */
const court = { length: 28.65, width: 15.24 };
const basket = 1.6;
const threeLine = 7.24;
const freeThrowLine = 5.8;

type Attacks = readonly number[];

/** Tells the attacks between two states: which of the ways in which the sides can have scored what they did. */
export function basketballPlays(
  before: BasketballState,
  after: BasketballState,
  random: Random,
): MoveDetail[] {
  const scored = ([0, 1] as const).map(
    (side) => totalOf(after.periods, side) - totalOf(before.periods, side),
  );
  const [home, away] = waysOf([scored[0] ?? 0, scored[1] ?? 0], after.skill, random);
  const isEnd = after.periods.length > before.periods.length || isOver(after);
  const moment = `${periodText(before)} ${isEnd ? '0:00' : clockText(after)}`;
  const plays: MoveDetail[] = [];
  home.forEach((points, at) => {
    plays.push(attack(moment, 'HOME', points, random), attack(moment, 'AWAY', away[at] ?? 0, random));
  });
  return plays;
}

/** Draws each side's attacks, points by points, given what they add up to. Both attack once, or both twice. */
function waysOf([home, away]: Pair, [homeSkill, awaySkill]: Pair, random: Random): [Attacks, Attacks] {
  const once = [oneAttack(home, homeSkill), oneAttack(away, awaySkill)] as const;
  const twice = [twoAttacks(home, homeSkill), twoAttacks(away, awaySkill)] as const;
  const [ofHome, ofAway] = pickWeighted(random, [
    [once, (1 - twiceShare) * weightOf(once[0]) * weightOf(once[1])],
    [twice, twiceShare * weightOf(twice[0]) * weightOf(twice[1])],
  ]);
  return [pickWeighted(random, ofHome), pickWeighted(random, ofAway)];
}

const weightOf = (weighted: Weighted<unknown>): number =>
  weighted.reduce((sum, [, weight]) => sum + weight, 0);

const oneAttack = (points: number, skill: number): Weighted<Attacks> => [
  [[points], attackChances(skill)[points] ?? 0],
];

function twoAttacks(points: number, skill: number): Weighted<Attacks> {
  const chances = attackChances(skill);
  return chances.map((chance, first) => [[first, points - first], chance * (chances[points - first] ?? 0)]);
}

/** One attack, drawn where its points are scored from. */
function attack(moment: string, side: 'HOME' | 'AWAY', points: number, random: Random): MoveDetail {
  const from = placeOf(points, random);
  return {
    kind: 'MOVE',
    moment,
    side,
    what: points === 0 ? 'MISS' : points === 1 ? 'FREE_THROW' : 'BASKET',
    x: Math.round(((side === 'HOME' ? court.length - from.x : from.x) / court.length) * 1_000),
    y: Math.round((from.y / court.width) * 1_000),
    points,
  };
}

/** Metres from the baseline that is attacked, and across. */
function placeOf(points: number, random: Random): { x: number; y: number } {
  if (points === 1) return { x: freeThrowLine, y: court.width / 2 };
  const isFar = points === 3 || (points === 0 && random.chance(0.35));
  const away = isFar ? threeLine + 0.2 + random.next() * 0.6 : 0.6 + random.next() * (threeLine - 1.4);
  const turn = (random.next() * 2 - 1) * (isFar ? 1 : 1.2);
  return { x: basket + away * Math.cos(turn), y: court.width / 2 + away * Math.sin(turn) };
}
