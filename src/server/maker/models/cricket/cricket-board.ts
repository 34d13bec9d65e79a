import { itemAt } from '#domain/must.ts';
import type { Scoreboard } from '#domain/market/scoreboard.ts';
import { runsText, shortRunsText } from '#domain/words/cricket-words.ts';
import { extraAt, runsOfOutcome, wicketAt } from './ball.ts';
import { ballsLeft, batting, runsNeeded, type CricketState, type Innings } from './cricket-state.ts';
import type { Happening } from '../model.ts';

/** Overs and balls, e.g. `14.3`. */
export const oversOf = ({ balls }: Pick<Innings, 'balls'>): string => `${Math.floor(balls / 6)}.${balls % 6}`;

/** Says what the side batting second still needs. */
export const chaseText = (state: CricketState): string =>
  `needs ${runsNeeded(state)} from ${ballsLeft(state.innings[1])}`;

/** By outcome; a wicket says the score instead. */
const words = ['No run', 'One run', 'Two runs', 'Three runs', 'Four', 'Six', 'Wicket', 'Wide'] as const;
const marks = ['•', '1', '2', '3', '4', '6', 'W', 'Wd'] as const;

/** The ball that led to this state of the innings, e.g. `14.3`. Balls in an over are counted from one. */
export function momentOf({ balls }: Pick<Innings, 'balls'>, outcome: number): string {
  const bowled = balls - Number(outcome !== extraAt);
  return `${Math.floor(bowled / 6)}.${(bowled % 6) + 1}`;
}

/** Describes the delivery that led to this state of the innings. `outcome` is a place in `runsOfOutcome`. */
export function ballOf(side: 0 | 1, after: Innings, outcome: number): Happening {
  const isWicket = outcome === wicketAt;
  return {
    moment: momentOf(after, outcome),
    weight: isWicket ? 'KEY' : itemAt(runsOfOutcome, outcome) >= 4 ? 'NOTABLE' : 'PLAY',
    side: side === 0 ? 'HOME' : 'AWAY',
    mark: itemAt(marks, outcome),
    text: isWicket ? `Wicket, ${runsText(after)}` : itemAt(words, outcome),
  };
}

/** Runs per over, to one decimal. */
function rateOf({ runs, balls }: Innings): string {
  if (balls === 0) return '';
  const tenths = Math.round((runs * 60) / balls);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

export function cricketBoard(state: CricketState, isOver: boolean): Scoreboard {
  const row = (side: 0 | 1): string[] => {
    const at = side === state.first ? 0 : 1;
    if (at > state.at) return ['', '', ''];
    const innings = state.innings[at];
    return [shortRunsText(innings), oversOf(innings), rateOf(innings)];
  };
  return {
    columns: ['Runs', 'Overs', 'Rate'],
    home: row(0),
    away: row(1),
    active: isOver ? null : batting(state) === 0 ? 'HOME' : 'AWAY',
    detail: isOver ? 'Finished' : state.at === 0 ? '1st innings' : chaseText(state).replace(/^n/, 'N'),
  };
}
