import Pdf from 'pdfkit';
import { exact, formatMoney } from '#domain/money/money.ts';
import { statementCells, type StatementEntry } from '#domain/report/statement-row.ts';
import { formatMoment } from '#domain/words/moment.ts';
import { receiptFonts, runsOf } from '../receipts/receipt-fonts.ts';
import type { OpenedStatement } from './read-statement.ts';

export interface StatementHead {
  /** `YYYY-MM`. */
  month: string;
  zone: string;
  userName: string;
  /** RFC 3339. */
  printedAt: string;
  isPractice: boolean;
}

const margin = 48;
const rowHeight = 15;
/** Where each column begins and ends, points from the left. Figures stand at the end. */
const columns = {
  at: [margin, 150],
  kind: [152, 246],
  subject: [248, 396],
  amount: [398, 470],
  balance: [472, 547],
} as const;
type Column = keyof typeof columns;
const [ink, muted] = ['#14233a', '#5b6675'];
/** They take some ten milliseconds to write. */
const rowsAtOnce = 20;
/** The last row of a page ends above it. */
const bottom = 770;

const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );

/**
 * A month's statement, page by page as its entries are read. Each page ends with what has moved so far and begins with it.
 * A statement that does not add up is not written to its end.
 */
export function statementPdf(head: StatementHead, statement: OpenedStatement): PDFKit.PDFDocument {
  const title = `Account statement, ${monthText(head.month)}`;
  const doc = new Pdf({ size: 'A4', margin, info: { Title: title }, lang: 'en', displayTitle: true });
  for (const { name, path } of receiptFonts()) doc.registerFont(name, path);
  writeStatement(new Paper(doc, title, head), statement, head).then(
    () => doc.end(),
    (error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return doc;
}

async function writeStatement(
  paper: Paper,
  { opening, total, closing, funds = 0, parts }: OpenedStatement,
  { zone, month }: StatementHead,
): Promise<void> {
  paper.sum('Opening balance', formatMoney(opening));
  paper.sum('Money in less money out', formatMoney(funds, { sign: true }));
  paper.sum('Betting, games and bonuses', formatMoney(total - funds, { sign: true }));
  paper.sum('Closing balance', formatMoney(closing));
  paper.heads();
  let moved = 0;
  let rows = 0;
  for await (const part of parts) {
    for (const entry of part) {
      const carried = exact(opening + moved);
      if (paper.isFull) paper.turn(moved, carried);
      moved = exact(moved + entry.amount);
      if (entry.balanceAfter !== opening + moved) throw new Error(`Entry ${entry.entryId} does not add up`);
      paper.row(cellsOf(entry, month, zone));
      rows += 1;
      if (rows % rowsAtOnce === 0) await paper.drained();
    }
  }
  if (moved !== total || opening + moved !== closing)
    throw new Error(`The statement of ${month} does not add up`);
  paper.total('Movements of the month', moved, closing);
}

function cellsOf(entry: StatementEntry, month: string, zone: string): Record<Column, string> {
  const [, kind, subject] = statementCells(entry, { from: month, to: month });
  const words = subject && 'text' in subject ? [subject.text, subject.note].filter(Boolean).join(' · ') : '';
  return {
    at: formatMoment(entry.at, zone),
    kind: kind && 'text' in kind ? kind.text : '',
    subject: words,
    amount: formatMoney(entry.amount, { sign: true }),
    balance: formatMoney(entry.balanceAfter),
  };
}

/** What stands on a page, and where the next line comes. */
class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #title: string;
  readonly #head: StatementHead;
  #top = margin;
  #page = 1;

  constructor(doc: PDFKit.PDFDocument, title: string, head: StatementHead) {
    this.#doc = doc;
    this.#title = title;
    this.#head = head;
    this.#begin();
  }

  /** Whether the next row would leave no room for what is carried forward. */
  get isFull(): boolean {
    return this.#top + 2 * rowHeight > bottom;
  }

  #begin(): void {
    const { zone, userName, printedAt, isPractice } = this.#head;
    const doc = this.#doc;
    this.#write(this.#title, margin, this.#top, 15, ink);
    this.#write(`Page ${this.#page}`, columns.balance[1], this.#top + 3, 9, muted, true);
    const account = `Account ${userName}${isPractice ? ', practice money' : ''}`;
    const about = `${account} · days and times in ${zone} · printed ${formatMoment(printedAt, zone)}`;
    this.#write(about, margin, this.#top + 22, 9, muted);
    this.#top += 46;
    doc.fontSize(9);
  }

  sum(name: string, value: string): void {
    this.#write(name, margin, this.#top, 10, muted);
    this.#write(value, columns.amount[1], this.#top, 10, ink, true);
    this.#top += rowHeight + 1;
  }

  heads(): void {
    this.#top += 8;
    const words = { at: 'Date', kind: 'Entry', subject: 'For', amount: 'Amount', balance: 'Balance' };
    this.#cells(words, muted);
    this.#line();
  }

  row(cells: Record<Column, string>): void {
    this.#cells(cells, ink);
  }

  total(name: string, moved: number, balance: number): void {
    this.#line();
    this.#cells(
      {
        at: name,
        kind: '',
        subject: '',
        amount: formatMoney(moved, { sign: true }),
        balance: formatMoney(balance),
      },
      ink,
      true,
    );
  }

  /** Ends the page with what has moved so far and the balance, and begins the next with them. */
  turn(moved: number, balance: number): void {
    this.total('Carried forward', moved, balance);
    this.#doc.addPage();
    this.#page += 1;
    this.#top = margin;
    this.#begin();
    this.heads();
    this.total('Brought forward', moved, balance);
  }

  /** Waits while nobody reads what is written. */
  async drained(): Promise<void> {
    while (this.#doc.readableLength > 262_144 && !this.#doc.destroyed)
      await new Promise((resolve) => setImmediate(resolve));
    // Others are served meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }

  #line(): void {
    const y = this.#top - 3;
    this.#doc.moveTo(margin, y).lineTo(columns.balance[1], y).lineWidth(0.5).strokeColor(muted).stroke();
    this.#top += 3;
  }

  #cells(cells: Record<Column, string>, colour: string, isWide = false): void {
    for (const [column, [from, to]] of Object.entries(columns) as [Column, readonly [number, number]][]) {
      const isFigure = column === 'amount' || column === 'balance';
      const room = isWide && column === 'at' ? columns.subject[1] - margin : to - from;
      const text = this.#cut(cells[column], room, 8.5);
      if (text) this.#write(text, isFigure ? to : from, this.#top, 8.5, colour, isFigure);
    }
    this.#top += rowHeight;
  }

  #width(text: string, size: number): number {
    this.#doc.fontSize(size);
    return runsOf(text).reduce(
      (sum, { name, text: run }) => sum + this.#doc.font(name).widthOfString(run),
      0,
    );
  }

  /** What of a text has room in one line. */
  #cut(text: string, room: number, size: number): string {
    // No letter is wider than it is high.
    if (text.length * size <= room || this.#width(text, size) <= room) return text;
    let [least, most] = [0, text.length];
    while (most - least > 1) {
      const middle = (least + most) >> 1;
      if (this.#width(`${text.slice(0, middle)}…`, size) <= room) least = middle;
      else most = middle;
    }
    return `${text.slice(0, least).trimEnd()}…`;
  }

  /** One line; `isEnd`: `at` is where it ends. */
  #write(text: string, at: number, top: number, size: number, colour: string, isEnd = false): void {
    const doc = this.#doc;
    let left = isEnd ? at - this.#width(text, size) : at;
    doc.fontSize(size).fillColor(colour);
    for (const { name, text: run } of runsOf(text)) {
      doc.font(name).text(run, left, top, { lineBreak: false });
      left += doc.widthOfString(run);
    }
  }
}
