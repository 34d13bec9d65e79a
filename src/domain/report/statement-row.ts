import { isPlayMoney } from '../money/play-money.ts';
import { hrefOf } from '../site/route.ts';
import { fundText, transactionKindText } from '../words/transaction-words.ts';
import { rangeSearch, type ReportCell, type ReportColumn } from './report.ts';

/** An entry of a statement, as page, file and printed statement tell it. */
export interface StatementEntry {
  entryId: string;
  at: string;
  kind: string;
  reference: string;
  marketId: string | null;
  sportId: string | null;
  eventName: string | null;
  marketName: string | null;
  amount: number;
  balanceAfter: number;
}

export const statementColumns: readonly ReportColumn[] = [
  { label: 'Date', sort: 'AT', cardLabel: '' },
  { label: 'Entry', sort: 'KIND', cardLabel: '' },
  { label: 'For', place: 'head' },
  { label: 'Amount', sort: 'AMOUNT', isFigure: true, place: 'amount', cardLabel: '' },
  { label: 'Account balance', isFigure: true, cardLabel: 'Balance' },
];

/** The house's money, which nobody sends with a reference. */
const givenKinds: ReadonlySet<string> = new Set(['bonus', 'rolling-paid', 'referral-paid']);

/** Entries whose reference is how the market ended: without a word it reads like what was bet on. */
const paidKinds: ReadonlySet<string> = new Set(['settlement', 'commission']);

/** What an entry is for. Its market's bets are linked for the same days. */
function subjectOf(
  entry: StatementEntry,
  range: { from: string; to: string },
): Extract<ReportCell, { text: string }> {
  const { marketId, sportId, eventName, marketName, reference } = entry;
  const fund = fundText(entry.kind, entry.amount);
  if (fund && isPlayMoney(reference)) return { text: 'Play money to begin with' };
  // Money that comes or goes is for no market: its reference is the one it was sent with.
  if (fund) return { text: fund, ...(!givenKinds.has(entry.kind) && { note: `Reference: ${reference}` }) };
  if (marketId === null || sportId === null) return { text: reference };
  const href = `${hrefOf('userBetHistory', { marketId, sportsId: sportId })}${rangeSearch(range)}`;
  const told = paidKinds.has(entry.kind) ? `Result: ${reference}` : reference;
  return { text: eventName ?? marketId, href, note: [marketName, told].filter(Boolean).join(' · ') };
}

/** The cells of `statementColumns`. */
export const statementCells = (entry: StatementEntry, range: { from: string; to: string }): ReportCell[] => [
  { at: entry.at },
  { text: transactionKindText(entry.kind) },
  subjectOf(entry, range),
  { money: entry.amount, isSigned: true },
  { money: entry.balanceAfter },
];
