import { itemAt } from '#domain/must.ts';
import { drawName } from '#domain/odds/three-way.ts';
import type { Random } from '../random.ts';
import { handicapOf, lineNear, type HandicapState } from './handicap.ts';
import type { Happening, MatchModel } from './model.ts';
import { namedRunners } from './side-plan.ts';

interface SoccerState extends HandicapState {
  minute: number;
  goals: readonly [home: number, away: number];
  /** Goals per minute, by side. */
  rates: readonly [home: number, away: number];
  corners: readonly [home: number, away: number];
  cards: readonly [home: number, away: number];
  note: string;
}

const fullTime = 90;
const halfTime = 45;
/** Chances per minute, for both sides together. They do not affect the result. */
const cornerChance = 0.11;
const cardChance = 0.045;

/** Returns the chance of each number of goals, 0 … 9, in a Poisson process with that mean. */
function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals < 10; goals++) chances.push((itemAt(chances, goals - 1) * mean) / goals);
  return chances;
}

/** Returns the chance that home's final lead satisfies `isSo`. */
function chanceOf({ minute, goals, rates }: SoccerState, isSo: (lead: number) => boolean): number {
  const left = fullTime - minute;
  const [home, away] = [poisson(rates[0] * left), poisson(rates[1] * left)];
  let [chance, total] = [0, 0];
  home.forEach((p, scored) =>
    away.forEach((q, conceded) => {
      total += p * q;
      if (isSo(goals[0] + scored - goals[1] - conceded)) chance += p * q;
    }),
  );
  return chance / total;
}

const sideBy = (random: Random): 0 | 1 => (random.chance(0.5) ? 0 : 1);
const plusOne = ([home, away]: readonly [number, number], side: 0 | 1): readonly [number, number] =>
  side === 0 ? [home + 1, away] : [home, away + 1];

/** Home, draw or away, minute by minute. Each side scores at its own steady rate. */
export const soccer: MatchModel<SoccerState> = {
  stepMs: 5_000,
  secondsAStep: 60,
  market: (entrants) => ({
    marketName: 'Match Odds',
    kind: 'WINNER',
    runners: namedRunners([...entrants, drawName]),
  }),
  start: (random) => {
    const rates = [(1 + random.next() * 1.3) / fullTime, (0.7 + random.next() * 1.2) / fullTime] as const;
    return {
      minute: 0,
      goals: [0, 0],
      rates,
      corners: [0, 0],
      cards: [0, 0],
      note: '',
      line: lineNear((rates[0] - rates[1]) * fullTime),
    };
  },
  step: (state, random) => {
    const {
      minute,
      goals: [home, away],
      rates,
      corners,
      cards,
    } = state;
    const isHome = random.chance(rates[0]);
    const isAway = !isHome && random.chance(rates[1]);
    const goals = [home + Number(isHome), away + Number(isAway)] as const;
    const corner = random.chance(cornerChance) ? sideBy(random) : null;
    const card = random.chance(cardChance) ? sideBy(random) : null;
    const happens = (
      side: 0 | 1 | null,
      weight: Happening['weight'],
      mark: string,
      text: string,
    ): Happening => ({
      moment: `${minute + 1}'`,
      weight,
      side: side === null ? null : side === 0 ? 'HOME' : 'AWAY',
      mark,
      text,
    });
    const happenings = [
      ...(minute === 0 ? [happens(null, 'PLAY', 'KO', 'Kick-off')] : []),
      ...(corner === null ? [] : [happens(corner, 'PLAY', 'Corner', 'Corner')]),
      ...(card === null ? [] : [happens(card, 'NOTABLE', 'Card', 'Yellow card')]),
      ...(isHome || isAway ? [happens(isHome ? 0 : 1, 'KEY', 'Goal', `Goal, ${goals[0]}–${goals[1]}`)] : []),
      ...(minute + 1 === halfTime
        ? [happens(null, 'NOTABLE', 'HT', `Half-time, ${goals[0]}–${goals[1]}`)]
        : []),
      ...(minute + 1 === fullTime
        ? [happens(null, 'NOTABLE', 'FT', `Full time, ${goals[0]}–${goals[1]}`)]
        : []),
    ];
    return {
      state: {
        ...state,
        minute: minute + 1,
        goals,
        corners: corner === null ? corners : plusOne(corners, corner),
        cards: card === null ? cards : plusOne(cards, card),
        note: isHome || isAway ? 'GOAL' : '',
      },
      happenings,
      keyMoment: isHome || isAway ? 'GOAL' : null,
    };
  },
  probabilities: (state) => [
    chanceOf(state, (lead) => lead > 0),
    chanceOf(state, (lead) => lead < 0),
    chanceOf(state, (lead) => lead === 0),
  ],
  score: ({ minute, goals, note }) => ({
    home: String(goals[0]),
    away: String(goals[1]),
    period: minute >= fullTime ? 'Full time' : `${minute}'`,
    note,
  }),
  board: ({ minute, goals, corners, cards }) => {
    const row = (side: 0 | 1) => [goals, corners, cards].map((counts) => String(counts[side]));
    return {
      columns: ['Goals', 'Corners', 'Cards'],
      home: row(0),
      away: row(1),
      active: null,
      detail: minute >= fullTime ? 'Full time' : minute < halfTime ? '1st half' : '2nd half',
    };
  },
  sides: [
    handicapOf(
      (state) => chanceOf(state, (lead) => lead > state.line),
      ({ minute, goals: [home, away] }) => (minute < fullTime ? null : home - away),
    ),
  ],
  winner: ({ minute, goals: [home, away] }) =>
    minute < fullTime ? null : home > away ? 0 : home < away ? 1 : 2,
};
