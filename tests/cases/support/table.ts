import type { PlannedCase } from './plan.ts';

const states = ['run', 'overruled', 'not ours', 'not built yet', 'unknown area'] as const;

/** What is done with the cases, by area and count. */
export function tableOf(cases: readonly PlannedCase[]): string {
  const areas = [...new Set(cases.map(({ area }) => area))];
  const rows = areas.map((area) => [area, ...counts(cases.filter((one) => one.area === area))]);
  const table = [['area', ...states], ...rows, ['all', ...counts(cases)]];
  const widths = ['area', ...states].map((_, column) =>
    Math.max(...table.map((row) => String(row[column]).length)),
  );
  const line = (row: readonly (string | number)[]) =>
    row
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(widths[0]!) : String(cell || '').padStart(widths[column]!),
      )
      .join(' | ');
  return table.map(line).join('\n');
}

const counts = (cases: readonly PlannedCase[]): number[] =>
  states.map((state) => cases.filter((one) => one.state === state).length);

/** Why cases are left out: each reason with its cases. */
export function leftOutText(cases: readonly PlannedCase[]): string {
  const reasons = new Map<string, string[]>();
  for (const { id, state, why } of cases)
    if (why !== undefined) reasons.set(`${state}: ${why}`, [...(reasons.get(`${state}: ${why}`) ?? []), id]);
  return [...reasons].map(([reason, ids]) => `${ids.length} ${reason} (${ids.join(', ')})`).join('\n');
}
