import { addDays, daysBetween, isDay, type Day } from '../calendar/day.ts';
import { csvText } from './csv.ts';
import { minorToDecimalText } from '../money/money.ts';
import { formatOdds } from '../odds/odds.ts';
import { momentIn } from '../words/moment.ts';
import { plainPrice, type Priced } from '../odds/price-words.ts';

/** What a report is asked for: the days, both included, which page of rows, and their order. */
export interface ReportAsk {
  from: Day;
  to: Day;
  /** Nobody chose the days: they are the last seven, and others tomorrow. */
  isRecent?: true;
  /** A column's name. */
  sort: string;
  direction: 'ASC' | 'DESC';
  /** From 1. Only the first page has no key, unless it was asked for by its number. */
  page: number;
  /** The key of the row that the page follows, or comes before. */
  after?: string;
  before?: string;
}

/** Where a page stands: how many rows are before it, and the keys of its first and its last row. */
export interface ReportPlace {
  offset: number;
  first: string | null;
  last: string | null;
}

/** Words: `face` draws its mark before them, `mark` tells a row from others like it, `href` is a page, a `tone` goes with the word of a state. */
interface ReportWords {
  text: string;
  tone?: 'neutral' | 'positive' | 'negative' | 'warning';
  href?: string;
  /** Of what it tells: the runner, and its event's name and sport. */
  face?: { name: string; eventName: string; sportId: string };
  mark?: string;
  note?: string;
  noteHref?: string;
  /** Another site's page, by the words that lead there. */
  beyond?: { text: string; href: string };
}

/** A cell of a row: words, an amount in minor units, a bet's price, or a moment (RFC 3339). */
export type ReportCell =
  | ReportWords
  | {
      money: number;
      isSigned?: boolean;
      /** Another cell of the row says the same: a card leaves it out. */
      isTold?: boolean;
    }
  | { price: Priced }
  | { at: string };

/** What stands where there is nothing to tell. A card leaves it out. */
export const noCell: ReportCell = { text: '–' };

export interface ReportColumn {
  label: string;
  /** The name to sort the rows by; absent when they cannot be sorted by this column. */
  sort?: string;
  isFigure?: boolean;
  /** Where a narrow page's card has it: as its head, opposite the head, or in lines of its own; else among its small figures. */
  place?: 'head' | 'amount' | 'lines';
  /** The card's name for it: shorter than the label, or nothing where the cell says what it is. */
  cardLabel?: string;
}

/** What rows belong to together, told once above them, with the amount that they come to. */
export interface ReportGroup {
  id: string;
  text: string;
  /** Absent for a day, which leads nowhere. */
  href?: string;
  /** Absent where it is not known. */
  sum?: { label: string; money: number };
}

export interface ReportRow {
  id: string;
  /** Of a bet: which side it took. */
  side?: 'BACK' | 'LAY';
  /** Rows of one group stand together. Its name is not repeated in each of them. */
  group?: ReportGroup;
  cells: readonly ReportCell[];
}

/** A page of a report's rows, and totals for the whole period. Minor units. */
export interface ReportAnswer {
  /** The number of rows in the whole period. */
  count: number;
  rows: readonly ReportRow[];
  /** Absent where the exchange does not tell. */
  place?: ReportPlace | null | undefined;
  /** Totals for the whole period. */
  sums: readonly { label: string; money: number; isSigned?: boolean }[];
  /** The rules that bets were placed under, where the rows are of one market and nothing else tells it. */
  rules?: { marketId: string; versions: readonly number[] };
}

export const reportPageRows = 25;
/** In days. */
export const longestReport = 366;

export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / reportPageRows));

/** The default request when the address says nothing: the last seven days. */
export const firstAsk = (
  today: Day,
  { sort, direction }: Pick<ReportAsk, 'sort' | 'direction'>,
): ReportAsk => ({
  sort,
  direction,
  from: addDays(today, -6),
  to: today,
  isRecent: true,
  page: 1,
});

/** Why no report can be of these days; null if one can. */
export function daysRefusal(from: string, to: string): string | null {
  const unknown = [from, to].find((day): boolean => !isDay(day));
  if (unknown !== undefined) return `There is no such day as ${unknown.slice(0, 10)}.`;
  if (from > to) return 'The range ends before it begins.';
  return daysBetween(from, to) < longestReport ? null : `A report spans ${longestReport} days at most.`;
}

/** An address's parameters (`URLSearchParams`). */
interface Said {
  get: (name: string) => string | null;
}

/** Why an address's days are not those of the report; null if they are, or if it names none. */
export function refusedDays(said: Said, today: Day): string | null {
  const [from, to] = [said.get('from'), said.get('to')];
  if (!from && !to) return null;
  if (!from || !to) return 'A report needs a first and a last day.';
  return daysRefusal(from, to) ?? (from > today ? 'These days are still to come.' : null);
}

/** Reads the request from the address. Anything invalid falls back to the default. */
export function askFrom(said: Said, first: ReportAsk, sorts: readonly string[]): ReportAsk {
  const [from, to, sort, page, after, before] = ['from', 'to', 'sort', 'page', 'after', 'before'].map(
    (name) => said.get(name),
  );
  const direction = said.get('direction');
  const isRange = from && to && refusedDays(said, first.to) === null;
  return {
    ...(isRange ? { from, to } : { from: first.from, to: first.to, isRecent: true }),
    sort: sort != null && sorts.includes(sort) ? sort : first.sort,
    direction: direction === 'ASC' || direction === 'DESC' ? direction : first.direction,
    page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
    ...(after && { after }),
    ...(before && { before }),
  };
}

export const searchOf = (asked: Readonly<Record<string, string>>): string =>
  `?${Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Only the days, for a link to another report. */
export const rangeSearch = ({ from, to }: Pick<ReportAsk, 'from' | 'to'>): string => searchOf({ from, to });

/** The request as address parameters, which `askFrom` reads. They name only days that were chosen. */
export const askSearch = ({ from, to, isRecent, page, after, before, ...order }: ReportAsk): string =>
  searchOf({
    ...(!isRecent && { from, to }),
    ...order,
    ...(page > 1 && { page: String(page) }),
    ...(after && { after }),
    ...(before && { before }),
  });

export const isSameAsk = (one: ReportAsk, other: ReportAsk): boolean =>
  rangeSearch(one) === rangeSearch(other) && askSearch(one) === askSearch(other);

/** The same order of the days that were chosen, from the first page on. */
export const ofDays = ({ sort, direction }: ReportAsk, from: Day, to: Day): ReportAsk => ({
  from,
  to,
  sort,
  direction,
  page: 1,
});

/** The page of that number, whatever stands there now. */
export const atPage = ({ isRecent, ...ask }: ReportAsk, page: number): ReportAsk => ({
  ...ofDays(ask, ask.from, ask.to),
  ...(isRecent && { isRecent }),
  page,
});

/**
 * The page after the shown one, or before it. It is found by key: by its number it would repeat rows, or leave some out,
 * when others come or go.
 */
export function turnedTo(ask: ReportAsk, page: number, place: ReportAnswer['place']): ReportAsk {
  const to = atPage(ask, page);
  if (!place) return to;
  if (page > ask.page) return place.last === null ? to : { ...to, after: place.last };
  if (place.offset <= reportPageRows || place.first === null) return atPage(ask, 1);
  return { ...to, page: Math.max(2, page), before: place.first };
}

/** The order after a column head is pressed: reversed, or the new column from its greatest value down. */
export const sortedBy = (ask: ReportAsk, sort: string): ReportAsk => ({
  ...atPage(ask, 1),
  sort,
  direction: ask.sort === sort && ask.direction === 'DESC' ? 'ASC' : 'DESC',
});

const plain = (cell: ReportCell, zone: string): string => {
  if ('money' in cell) return minorToDecimalText(cell.money);
  if ('at' in cell) return momentIn(cell.at, zone);
  if ('price' in cell) return plainPrice(cell.price) ?? formatOdds(cell.price.odds);
  const notes = [cell.mark, cell.note].filter(Boolean);
  return notes.length > 0 ? `${cell.text} (${notes.join('; ')})` : cell.text;
};

export const csvHead = (columns: readonly ReportColumn[]): string =>
  csvText([columns.map(({ label }) => label)]);

/** Rows for a spreadsheet: amounts in plain figures, odds in decimals, moments in RFC 3339 as the zone has them. */
export const csvRows = (rows: readonly Pick<ReportRow, 'cells'>[], zone: string): string =>
  csvText(rows.map(({ cells }) => cells.map((cell) => plain(cell, zone))));

/** A whole report for a spreadsheet. */
export const reportCsv = (
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
  zone: string,
): string => csvHead(columns) + csvRows(rows, zone);
