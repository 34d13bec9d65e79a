import { drawName } from '#domain/odds/three-way.ts';
import type { Random } from '../random.ts';
import type { Entrant } from '../world/entrant.ts';
import { linesAtHalfTime, linesFor } from './handicap.ts';
import type { Happening, MatchModel } from './model.ts';
import { soccerPlays } from './plays/pitch-plays.ts';
import { namedRunners } from './side-plan.ts';
import { addedTimes, fullTime, goalChances, halfTime, isOver } from './soccer-goals.ts';
import { soccerSides } from './soccer-sides.ts';
import { scorerOf } from './soccer-scorer.ts';
import { chanceOf, expectedMargin, halfText, minuteText, type SoccerState } from './soccer-state.ts';
import { stillOpen } from './still-open.ts';
import { plusOne, type Pair } from './pair.ts';

/**
 * Expected goals of equals, home and away, and the logarithm that a deviation of strength adds for one side and takes from
 * the other: together they give the 46 % home wins, 27 % draws and 27 % away wins of Dixon and Coles (1997).
 */
const averageGoals: Pair = [1.46, 1.05];
const logPerStrength = 0.18;
/** Deviation of that logarithm from match to match, by side. Everybody knows it. */
const form = 0.1;
/** Chances per minute, for both sides together. They do not affect the result. */
const cornerChance = 0.11;
const cardChance = 0.045;

function strengthOf(random: Random, [home, away]: readonly Entrant[]): Pair {
  const ahead = logPerStrength * ((home?.strength ?? 0) - (away?.strength ?? 0));
  return [
    averageGoals[0] * Math.exp(ahead + form * random.normal()),
    averageGoals[1] * Math.exp(-ahead + form * random.normal()),
  ];
}

/** Returns the side that scores in the next minute, if any. */
function scorer({ minute, goals, strength }: SoccerState, random: Random): 0 | 1 | null {
  const [home, away] = goalChances(minute, goals[0] - goals[1], strength);
  const drawn = random.next();
  return drawn < home ? 0 : drawn < home + away ? 1 : null;
}

const sideBy = (random: Random): 0 | 1 => (random.chance(0.5) ? 0 : 1);
const counted = (pair: Pair, side: 0 | 1 | null): Pair => (side === null ? pair : plusOne(pair, side));

interface Events {
  goal: 0 | 1 | null;
  corner: 0 | 1 | null;
  card: 0 | 1 | null;
}

/** Tells what happened in the minute before `state`. */
function tell(state: SoccerState, { goal, corner, card }: Events, seed: string): Happening[] {
  const { minute, added, goals } = state;
  const score = `${goals[0]}–${goals[1]}`;
  const happens = (
    side: 0 | 1 | null,
    weight: Happening['weight'],
    mark: string,
    text: string,
  ): Happening => ({
    moment: minuteText(minute),
    weight,
    side: side === null ? null : side === 0 ? 'HOME' : 'AWAY',
    mark,
    text,
  });
  return [
    ...(minute === 1 ? [happens(null, 'PLAY', 'KO', 'Kick-off')] : []),
    ...(corner === null ? [] : [happens(corner, 'PLAY', 'Corner', 'Corner')]),
    ...(card === null ? [] : [happens(card, 'NOTABLE', 'Card', 'Yellow card')]),
    ...(goal === null ? [] : [happens(goal, 'KEY', 'Goal', `Goal${scorerOf(state, goal, seed)}, ${score}`)]),
    ...(minute === halfTime ? [happens(null, 'NOTABLE', 'HT', `Half-time, ${score}`)] : []),
    ...(minute === fullTime ? [happens(null, 'PLAY', `+${added}`, `${added} minutes added`)] : []),
    ...(isOver(state) ? [happens(null, 'NOTABLE', 'FT', `Full time, ${score}`)] : []),
  ];
}

/** Home, draw or away, minute by minute, with added time at the end. */
export const soccer: MatchModel<SoccerState> = {
  stepMs: 11_400,
  secondsAStep: 60,
  market: (entrants) => ({
    marketName: 'Match Odds',
    kind: 'WINNER',
    runners: namedRunners([...entrants, drawName]),
  }),
  start: (random, entrants) => {
    const strength = strengthOf(random, entrants);
    return {
      minute: 0,
      goals: [0, 0],
      strength,
      added: null,
      corners: [0, 0],
      cards: [0, 0],
      note: '',
      lineUps: entrants.slice(0, 2).map(({ lineUp }) => lineUp),
      handicaps: linesFor(strength[0] - strength[1]),
    };
  },
  step: (state, random) => {
    const goal = scorer(state, random);
    const corner = random.chance(cornerChance) ? sideBy(random) : null;
    const card = random.chance(cardChance) ? sideBy(random) : null;
    const minute = state.minute + 1;
    const next: SoccerState = {
      ...state,
      minute,
      added: minute === fullTime ? random.pick(addedTimes) : state.added,
      goals: counted(state.goals, goal),
      corners: counted(state.corners, corner),
      cards: counted(state.cards, card),
      note: goal === null ? '' : 'GOAL',
    };
    return {
      state:
        minute === halfTime
          ? { ...next, handicaps: linesAtHalfTime(next.handicaps, expectedMargin(next)) }
          : next,
      happenings: tell(next, { goal, corner, card }, random.seed),
      keyMoment: goal === null ? null : 'GOAL',
    };
  },
  plays: soccerPlays,
  probabilities: (state) => {
    const chances = [
      chanceOf(state, (home, away) => home > away),
      chanceOf(state, (home, away) => home < away),
      chanceOf(state, (home, away) => home === away),
    ];
    return isOver(state) ? chances : chances.map(stillOpen);
  },
  score: (state) => ({
    home: String(state.goals[0]),
    away: String(state.goals[1]),
    period: isOver(state) ? 'Full time' : minuteText(state.minute),
    note: state.note,
  }),
  board: (state) => {
    const row = (side: 0 | 1) =>
      [state.goals, state.corners, state.cards].map((counts) => String(counts[side]));
    return {
      columns: ['Goals', 'Corners', 'Cards'],
      home: row(0),
      away: row(1),
      active: null,
      detail: halfText(state),
    };
  },
  sides: soccerSides,
  winner: (state) => {
    const [home, away] = state.goals;
    return isOver(state) ? (home > away ? 0 : home < away ? 1 : 2) : null;
  },
};
