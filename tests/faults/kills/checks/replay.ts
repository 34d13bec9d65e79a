import { ExchangeState } from '#server/exchange/engine/state/exchange-state.ts';
import { replayJournal } from '#server/exchange/engine/testing/replay-journal.fixture.ts';
import { restoreState } from '#server/exchange/engine/state/restore.ts';
import { stateText } from '#server/exchange/engine/testing/state-text.fixture.ts';
import type { StoredBooks } from '#server/exchange/engine/records/stored-books.ts';
import type { Books } from '../books.ts';
import type { Violation } from '../violation.ts';

/** The journal, replayed from nothing, leads to the state restored from the tables: nothing was half done. */
export function checkReplay(books: Books, stored: StoredBooks): Violation[] {
  const replayed = new ExchangeState();
  // An account's row is written before its command, which a kill may have prevented.
  for (const account of books.accounts)
    if (account.kind !== 'house') replayed.addAccount(account.accountId, account);
  replayJournal(replayed, books.journal);
  const [wanted, found] = [stateText(replayed).split('\n'), stateText(restoreState(stored)).split('\n')];
  const at = wanted.findIndex((line, index) => line !== found[index]);
  if (at < 0 && wanted.length === found.length) return [];
  return [{ kind: 'WRONG_REPLAY', what: `the journal leads to ${wanted[at]}, stored is ${found[at]}` }];
}
