import { dateFormat } from '#domain/words/reader.ts';

/** A month, `2026-11`, as one says it: `Nov 2026`. */
export const monthText = (month: string): string =>
  dateFormat('month', { month: 'short', year: 'numeric' }, 'UTC').format(new Date(`${month}-01T00:00:00Z`));

/** `42 min`, `3 h 5 min`. */
export function minutesText(minutes: number): string {
  const rest = `${minutes % 60} min`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)} h ${rest}`;
}
