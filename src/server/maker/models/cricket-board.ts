import { must } from '#domain/must.ts';
import type { Scoreboard } from '#domain/market/scoreboard.ts';
import { ballsAnInnings, batting, type CricketState, type Innings } from './cricket-state.ts';
import type { Happening } from './model.ts';

/** Overs and balls, e.g. `14.3`. */
export const oversOf = ({ balls }: Pick<Innings, 'balls'>): string => `${Math.floor(balls / 6)}.${balls % 6}`;

/** Says what the side batting second still needs. */
export const chaseText = ({ innings: [one, two] }: CricketState): string =>
  `needs ${one.runs + 1 - two.runs} from ${ballsAnInnings - two.balls}`;

const runWords: Record<number, string> = { 0: 'No run', 1: 'One run', 2: 'Two runs', 4: 'Four', 6: 'Six' };

/** Describes the ball that led to this state of the innings. */
export function ballOf(side: 0 | 1, after: Innings, runs: number, isWicket: boolean): Happening {
  const bowled = after.balls - 1;
  return {
    // Balls in an over are counted from one.
    moment: `${Math.floor(bowled / 6)}.${(bowled % 6) + 1}`,
    weight: isWicket ? 'KEY' : runs >= 4 ? 'NOTABLE' : 'PLAY',
    side: side === 0 ? 'HOME' : 'AWAY',
    mark: isWicket ? 'W' : runs === 0 ? '•' : String(runs),
    text: isWicket ? `Wicket, ${after.runs}/${after.wickets}` : must(runWords[runs]),
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
    return [`${innings.runs}/${innings.wickets}`, oversOf(innings), rateOf(innings)];
  };
  return {
    columns: ['Runs', 'Overs', 'Rate'],
    home: row(0),
    away: row(1),
    active: isOver ? null : batting(state) === 0 ? 'HOME' : 'AWAY',
    detail: isOver ? 'Finished' : state.at === 0 ? '1st innings' : `2nd innings, ${chaseText(state)}`,
  };
}
