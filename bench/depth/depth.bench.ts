import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sportIds } from '../../src/domain/market/sport.ts';
import { cricket } from '../../src/server/maker/models/cricket/cricket.ts';
import type { MatchModel } from '../../src/server/maker/models/model.ts';
import { race } from '../../src/server/maker/models/race.ts';
import { soccer } from '../../src/server/maker/models/soccer.ts';
import { tennis } from '../../src/server/maker/models/tennis.ts';
import { inconclusive, mustHappen, overall } from '../support/outcome.ts';
import { figure, printTable, type Verdict } from '../support/report.ts';
import { ourShapes } from './our-shape.ts';
import { recordedShapes, type Phase } from './recorded-shape.ts';
import { figuresOf, quantile, type Shape } from './shape.ts';

interface Compared {
  name: string;
  file: string;
  sportId: string;
  model: MatchModel;
  field: number;
}

const compared: readonly Compared[] = [
  {
    name: 'cricket',
    file: 'cricket-t20-match-odds.mcm.gz',
    sportId: sportIds.cricket,
    model: cricket,
    field: 2,
  },
  { name: 'tennis', file: 'tennis-match-odds.mcm.gz', sportId: sportIds.tennis, model: tennis, field: 2 },
  { name: 'soccer', file: 'soccer-many-markets.mcm.bz2', sportId: sportIds.soccer, model: soccer, field: 2 },
  { name: 'racing', file: 'greyhounds-win.mcm.gz', sportId: sportIds.horseRacing, model: race, field: 8 },
];
const folder = process.env['LAYLINE_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const factor = 2;
const emptyGoal = 0.01;

const bookText = ({ book }: Shape): string =>
  book.length === 0 ? '–' : `${figure(quantile(book, 0.5))} (${figure(quantile(book, 0.95))})`;

function rowsOf(name: string, ours: Shape, recorded: Shape): { rows: string[][]; verdicts: Verdict[] } {
  mustHappen(`spreads of the maker were seen in ${name}`, ours.spread.length);
  const [own, theirs] = [figuresOf(ours), figuresOf(recorded)];
  const verdicts: Verdict[] = [];
  const rows = Object.entries(own).map(([what, value]) => {
    const ratio = value / (theirs[what] ?? NaN);
    const isNear = ratio <= factor && ratio >= 1 / factor;
    const verdict: Verdict = Number.isNaN(ratio) ? 'inconclusive' : isNear ? 'met' : 'MISSED';
    verdicts.push(verdict);
    return [name, what, figure(value), figure(theirs[what] ?? NaN), figure(ratio), verdict];
  });
  const empty = ours.emptySides / ours.sides;
  const theirEmpty = recorded.emptySides / recorded.sides;
  const isFull: Verdict = empty <= emptyGoal ? 'met' : 'MISSED';
  verdicts.push(isFull);
  rows.push([name, 'empty sides', figure(empty), figure(theirEmpty), '', isFull]);
  rows.push([name, 'book %, median (95 %)', bookText(ours), bookText(recorded), '', '']);
  return { rows, verdicts };
}

/** The maker's depth beside recordings of real markets. Without them it is inconclusive. */
export async function benchDepth(): Promise<Verdict> {
  console.log(`\nDepth of the maker beside recordings: medians, each within a factor of ${factor}`);
  const table = [['', '', 'ours', 'recorded', 'ratio', '']];
  const verdicts: Verdict[] = [];
  for (const { name, file, sportId, model, field } of compared) {
    const path = join(folder, 'streams', file);
    if (!existsSync(path)) {
      verdicts.push(inconclusive(`there is no recording ${path} (LAYLINE_DATA).`));
      continue;
    }
    const recorded = await recordedShapes(path);
    mustHappen(
      `spreads were recorded in ${file}`,
      recorded.before.spread.length + recorded['in play'].spread.length,
    );
    const ours = ourShapes(model, sportId, field);
    for (const phase of ['before', 'in play'] as const satisfies readonly Phase[]) {
      if (recorded[phase].spread.length === 0) continue;
      const { rows, verdicts: some } = rowsOf(`${name} ${phase}`, ours[phase], recorded[phase]);
      table.push(...rows);
      verdicts.push(...some);
    }
  }
  printTable(table);
  return overall(verdicts);
}
