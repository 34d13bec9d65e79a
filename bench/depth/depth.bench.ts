import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sportIds } from '../../src/domain/market/sport.ts';
import { cricket } from '../../src/server/maker/models/cricket/cricket.ts';
import type { MatchModel } from '../../src/server/maker/models/model.ts';
import { race } from '../../src/server/maker/models/race.ts';
import { soccer } from '../../src/server/maker/models/soccer.ts';
import { tennis } from '../../src/server/maker/models/tennis.ts';
import { figure, printTable } from '../support/report.ts';
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

function rowsOf(name: string, ours: Shape, recorded: Shape): { rows: string[][]; isMet: boolean } {
  const [own, theirs] = [figuresOf(ours), figuresOf(recorded)];
  const rows = Object.entries(own).map(([what, value]) => {
    const ratio = value / (theirs[what] ?? NaN);
    const isNear = ratio <= factor && ratio >= 1 / factor;
    const verdict = Number.isNaN(ratio) ? '' : isNear ? 'met' : 'MISSED';
    return [name, what, figure(value), figure(theirs[what] ?? NaN), figure(ratio), verdict];
  });
  const empty = ours.emptySides / ours.sides;
  const theirEmpty = recorded.emptySides / recorded.sides;
  const isFull = empty <= emptyGoal;
  rows.push([name, 'empty sides', figure(empty), figure(theirEmpty), '', isFull ? 'met' : 'MISSED']);
  rows.push([name, 'book %, median (95 %)', bookText(ours), bookText(recorded), '', '']);
  return { rows, isMet: rows.every((row) => row[5] !== 'MISSED') };
}

/** The maker's depth beside recordings of real markets. Returns whether no goal was missed. */
export async function benchDepth(): Promise<boolean> {
  if (!existsSync(join(folder, 'streams'))) {
    console.log(`\nDepth: no recordings in ${folder} (LAYLINE_DATA)`);
    return true;
  }
  console.log(`\nDepth of the maker beside recordings: medians, each within a factor of ${factor}`);
  const table = [['', '', 'ours', 'recorded', 'ratio', '']];
  let isMet = true;
  for (const { name, file, sportId, model, field } of compared) {
    const recorded = await recordedShapes(join(folder, 'streams', file));
    const ours = ourShapes(model, sportId, field);
    for (const phase of ['before', 'in play'] as const satisfies readonly Phase[]) {
      if (recorded[phase].spread.length === 0) continue;
      const { rows, isMet: isNear } = rowsOf(`${name} ${phase}`, ours[phase], recorded[phase]);
      table.push(...rows);
      isMet &&= isNear;
    }
  }
  printTable(table);
  return isMet;
}
