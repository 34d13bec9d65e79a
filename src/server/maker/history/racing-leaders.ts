import type { Standing } from '#contract/standings.ts';
import type { Entrant } from '../world/entrant.ts';
import type { ArchivedMatch } from './archive.ts';

const shown = 15;

interface Runs {
  name: string;
  runs: number;
  wins: number;
}

/** Returns who won most of these races among jockeys or trainers, and how often they rode or sent a horse out. */
export function racingLeaders(
  races: readonly ArchivedMatch[],
  nameOf: (entrant: Entrant) => string | undefined,
): Pick<Standing, 'columns' | 'rows'> {
  const byName = new Map<string, Runs>();
  for (const { fixture, winner } of races) {
    for (const [at, entrant] of fixture.entrants.entries()) {
      const name = nameOf(entrant);
      if (name === undefined) continue;
      const { runs, wins } = byName.get(name) ?? { runs: 0, wins: 0 };
      byName.set(name, { name, runs: runs + 1, wins: wins + Number(at === winner) });
    }
  }
  const leaders = [...byName.values()].sort(
    (one, other) => other.wins - one.wins || one.runs - other.runs || one.name.localeCompare(other.name),
  );
  return {
    columns: [
      { label: 'Wins', name: 'Wins' },
      { label: 'Runs', name: 'Runs' },
      { label: 'Share', name: 'Wins of runs' },
    ],
    rows: leaders.slice(0, shown).map(({ name, runs, wins }) => ({
      name,
      figures: [String(wins), String(runs), `${Math.round((wins * 100) / runs)} %`],
    })),
  };
}

/** The jockey of a runner, and its trainer. */
export const jockeyOf = ({ ride }: Entrant): string | undefined => ride?.jockey;
export const trainerOf = ({ horse }: Entrant): string | undefined => horse?.trainer;
