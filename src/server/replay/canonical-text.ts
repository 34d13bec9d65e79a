import { createHash } from 'node:crypto';
import type { LevelLadder, PriceLadder, RecordedMarket, RecordedRunner } from './recorded-market.ts';

/** Returns the hex SHA-256 of a market's whole book in the canonical text that checkpoints use. */
export const hashOf = (market: RecordedMarket): string =>
  createHash('sha256').update(canonicalText(market)).digest('hex');

/** One line of text per runner, by id, then handicap. Two readers of a stream must agree on it to the last digit. */
export function canonicalText(market: RecordedMarket): string {
  const runners = [...market.runners.values()].sort((a, b) => a.id - b.id || a.hc - b.hc);
  return runners.map(runnerText).join('\n');
}

const runnerText = (runner: RecordedRunner): string =>
  [
    runner.id,
    twoDecimals(runner.hc),
    `ltp=${twoDecimals(runner.ltp)}`,
    `tv=${twoDecimals(runner.tv)}`,
    `atb=${pricesText(runner.atb, 'descending')}`,
    `atl=${pricesText(runner.atl)}`,
    `trd=${pricesText(runner.trd)}`,
    `batb=${levelsText(runner.batb)}`,
    `batl=${levelsText(runner.batl)}`,
    `bdatb=${levelsText(runner.bdatb)}`,
    `bdatl=${levelsText(runner.bdatl)}`,
  ].join(';');

function pricesText(ladder: PriceLadder, order: 'ascending' | 'descending' = 'ascending'): string {
  const entries = [...ladder].sort(([a], [b]) => (order === 'ascending' ? a - b : b - a));
  return entries.map((entry) => entry.map(twoDecimals).join('|')).join(' ');
}

function levelsText(ladder: LevelLadder): string {
  const entries = [...ladder].sort(([a], [b]) => a - b);
  return entries.map(([level, entry]) => [level, ...entry].map(twoDecimals).join('|')).join(' ');
}

/** Formats like C's `%.2f`: like `toFixed`, except that an exact half (x.125) rounds to even. */
export function twoDecimals(value: number | null): string {
  if (value === null) return 'null';
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const isExactHalf = Number.isInteger(value * 8) && Math.abs((value * 100) % 1) === 0.5;
  if (!isExactHalf) return value.toFixed(2);
  const below = Math.floor(value * 100);
  return ((below % 2 === 0 ? below : below + 1) / 100).toFixed(2);
}
