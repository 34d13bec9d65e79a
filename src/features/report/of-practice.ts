import type { ReportRow } from '#domain/report/report.ts';
import type { ReportKind } from './report-kind.ts';

const [name, value] = ['of', 'practice'] as const;

/** Whether an address asks for the reports of the practice account that was kept. */
export const isOfPractice = (search: URLSearchParams): boolean => search.get(name) === value;

/** The same page, of the practice account or of the account itself. */
export function pageOf(href: string, isPractice: boolean): string {
  const [path = '', query = ''] = href.split('?');
  const search = new URLSearchParams(query);
  if (isPractice) search.set(name, value);
  else search.delete(name);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Its links lead to reports of the same account. */
const ledOn = ({ group, cells, ...row }: ReportRow): ReportRow => ({
  ...row,
  ...(group && { group: { ...group, ...(group.href && { href: pageOf(group.href, true) }) } }),
  cells: cells.map((cell) =>
    'text' in cell && cell.href ? { ...cell, href: pageOf(cell.href, true) } : cell,
  ),
});

/** The report of the practice account that was kept. */
export const ofPractice = (kind: ReportKind): ReportKind => ({
  ...kind,
  id: `practice ${kind.id}`,
  isPractice: true,
  read: async (client, question) => {
    const answer = await kind.read(client, { ...question, isPractice: true });
    return 'refusal' in answer ? answer : { ...answer, rows: answer.rows.map(ledOn) };
  },
});
