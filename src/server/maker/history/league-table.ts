import type { Standing } from '#contract/standings.ts';
import { sportIds } from '#domain/market/sport.ts';
import { itemAt, must } from '#domain/must.ts';
import { runsIn } from '#domain/words/cricket-words.ts';
import { ballsAnInnings, wicketsAnInnings } from '../models/cricket/ball.ts';
import type { ArchivedMatch } from './archive.ts';

/** What a team has done in a season. */
interface Tally {
  name: string;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  /** Cricket: balls faced and bowled; an innings that was all out counts in full. */
  faced: number;
  bowled: number;
}

interface Scored {
  runs: number;
  balls: number;
}

type Column = readonly [label: string, name: string, figure: (tally: Tally) => string];

/** How a sport's teams are ranked: by points, then by what sets level teams apart. */
interface Ranking {
  points(tally: Tally): number;
  apart(tally: Tally): number;
  columns: readonly Column[];
}

const playedOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost;
const difference = ({ scored, conceded }: Tally): number => scored - conceded;
const signed = (value: number, decimals = 0): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;

const count = (label: string, name: string, of: (tally: Tally) => number): Column => [
  label,
  name,
  (tally) => String(of(tally)),
];
const played = count('P', 'Played', playedOf);
const won = count('W', 'Won', (tally) => tally.won);
const lost = count('L', 'Lost', (tally) => tally.lost);
const pointsOf = (points: (tally: Tally) => number) => count('Pts', 'Points', points);

const soccerPoints = (tally: Tally): number => 3 * tally.won + tally.drawn;
const cricketPoints = (tally: Tally): number => 2 * tally.won;
const basketballPoints = (tally: Tally): number => 2 * tally.won + tally.lost;

/** Runs scored an over less runs conceded an over. */
function netRunRate({ scored, conceded, faced, bowled }: Tally): number {
  const rate = (runs: number, balls: number) => (balls === 0 ? 0 : (runs * 6) / balls);
  return rate(scored, faced) - rate(conceded, bowled);
}

const rankings: Readonly<Record<string, Ranking>> = {
  [sportIds.soccer]: {
    points: soccerPoints,
    apart: difference,
    columns: [
      played,
      won,
      count('D', 'Drawn', (tally) => tally.drawn),
      lost,
      count('F', 'Goals scored', (tally) => tally.scored),
      count('A', 'Goals conceded', (tally) => tally.conceded),
      ['GD', 'Goal difference', (tally) => signed(difference(tally))],
      pointsOf(soccerPoints),
    ],
  },
  [sportIds.cricket]: {
    points: cricketPoints,
    apart: netRunRate,
    columns: [
      played,
      won,
      lost,
      count('F', 'Runs scored', (tally) => tally.scored),
      count('A', 'Runs conceded', (tally) => tally.conceded),
      ['NRR', 'Net run rate', (tally) => signed(netRunRate(tally), 3)],
      pointsOf(cricketPoints),
    ],
  },
  [sportIds.basketball]: {
    points: basketballPoints,
    apart: difference,
    columns: [
      played,
      won,
      lost,
      count('F', 'Points scored', (tally) => tally.scored),
      count('A', 'Points conceded', (tally) => tally.conceded),
      ['Diff', 'Point difference', (tally) => signed(difference(tally))],
      pointsOf(basketballPoints),
    ],
  },
};

/** Reads a side's score: `2`, or in cricket `165/7 (20.0)`. */
function scoredIn(text: string): Scored {
  const [, overs, balls] = /\((\d+)\.(\d)\)$/.exec(text) ?? [];
  if (overs === undefined) return { runs: Number(text), balls: 0 };
  const { runs, wickets } = must(runsIn(text));
  return { runs, balls: wickets >= wicketsAnInnings ? ballsAnInnings : Number(overs) * 6 + Number(balls) };
}

/** Returns the columns and rows of a league: its teams, the first ahead, after these matches. */
export function leagueTable(
  sportId: string,
  teams: readonly string[],
  matches: readonly ArchivedMatch[],
): Pick<Standing, 'columns' | 'rows'> {
  const ranking = rankings[sportId];
  if (!ranking) throw new Error(`Sport ${sportId} has leagues, but no ranking of teams in league-table.ts`);
  const empty = { won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, faced: 0, bowled: 0 };
  const tallies = new Map(teams.map((name) => [name, { name, ...empty }]));
  for (const { fixture, score, winner } of matches) {
    const scores = [scoredIn(score.home), scoredIn(score.away)];
    for (const side of [0, 1]) {
      const tally = tallies.get(itemAt(fixture.entrants, side).name);
      if (!tally) continue;
      const [own, other] = [itemAt(scores, side), itemAt(scores, 1 - side)];
      tally.scored += own.runs;
      tally.conceded += other.runs;
      tally.faced += own.balls;
      tally.bowled += other.balls;
      // A third runner is the draw.
      if (winner === side) tally.won++;
      else if (winner > 1) tally.drawn++;
      else tally.lost++;
    }
  }
  const { points, apart, columns } = ranking;
  const ranked = [...tallies.values()].sort(
    (one, other) =>
      points(other) - points(one) ||
      apart(other) - apart(one) ||
      other.scored - one.scored ||
      one.name.localeCompare(other.name),
  );
  return {
    columns: columns.map(([label, name]) => ({ label, name })),
    rows: ranked.map((tally) => ({
      name: tally.name,
      figures: columns.map(([, , figure]) => figure(tally)),
    })),
  };
}
