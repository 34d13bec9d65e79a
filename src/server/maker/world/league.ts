import { must } from '#domain/must.ts';
import type { Entrant } from './entrant.ts';
import { slugOf } from './ids.ts';
import { squadOf } from './squads.ts';
import { strengthsByName } from './strengths.ts';

export interface League {
  name: string;
  /** An even number of them. */
  teams: readonly Entrant[];
}

/** Makes a league of lines `name | country | ground | main colour | trim colour`, with so many players a team. */
export function leagueOf(name: string, players: number, table: string): League {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const strengths = strengthsByName(rows.map(([team = '']) => team));
  const teams = rows.map(([team = '', country = '', ground = '', main = '', trim = ''], at) => ({
    id: slugOf(team),
    name: team,
    strength: must(strengths.get(team)),
    country,
    ground,
    kit: { main, trim },
    lineUp: squadOf(country, at, players),
  }));
  return { name, teams };
}
