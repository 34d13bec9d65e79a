import type { Db } from '#server/exchange/store/open-database.ts';
import type { Random } from '#server/maker/random.ts';
import type { AnswerLog } from '../answer-log.ts';
import type { Bettor } from '../bettor.ts';
import { loadState } from '#server/exchange/store/load-state.ts';
import { readBooks } from '../books.ts';
import type { Operator } from '../operator.ts';
import type { Payer } from '../payer.ts';
import type { Violation } from '../violation.ts';
import { checkAnswers } from './answers.ts';
import { checkEffects } from './effects.ts';
import { checkLedger } from './ledger.ts';
import { checkMatches } from './matches.ts';
import { checkOperator } from './operator.ts';
import { checkExposure } from './positions.ts';
import { checkPayments } from './payments.ts';
import { checkReplay } from './replay.ts';
import { checkSettlements } from './settlements.ts';
import { checkViews } from './views.ts';

export interface Checked {
  url: string;
  db: Db;
  log: AnswerLog;
  operator: Operator;
  bettors: readonly Bettor[];
  payers: readonly Payer[];
  random: Random;
}

/** Checks everything while nobody bets. Looks up all answers in storage, and asks the exchange itself about some. */
export async function checkAll(checked: Checked): Promise<Violation[]> {
  const { url, db, log, operator, bettors, payers, random } = checked;
  const { books, stored } = await readBoth(db);
  const answered = log.answered();
  const some = Array.from({ length: Math.min(40, answered.length) }, () => random.pick(answered));
  return [
    ...log.violations,
    ...checkAnswers(books, answered),
    ...checkEffects(books),
    ...checkMatches(books),
    ...checkLedger(books),
    ...checkExposure(books),
    ...checkSettlements(books),
    ...checkOperator(books, operator.heard),
    ...payers.flatMap(({ violations, heard }) => [...violations, ...checkPayments(books, heard)]),
    ...checkReplay(books, stored),
    ...(await checkViews(url, books, bettors, [...log.unanswered(), ...answered.slice(-40), ...some])),
  ];
}

/** The tables, and what a start reads of them, at the same moment: a bank may say something again meanwhile. */
async function readBoth(db: Db) {
  for (;;) {
    const books = await readBooks(db);
    const now = new Date().toISOString();
    const stored = await loadState(db, { resultsSince: now, now });
    if (stored.last.journalSeq === (books.journal.at(-1)?.seq ?? 0)) return { books, stored };
  }
}
