import { PracticeAccounts, type PracticeNeeds } from '#server/exchange/accounts/practice-accounts.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { savePracticeUse } from '#server/exchange/store/queries/account-queries.ts';

/** Milliseconds between two looks for practice accounts that nobody uses any more. */
const lookEvery = 60 * 60_000;

interface Needs extends Omit<PracticeNeeds, 'saveUse' | 'forgotten'> {
  db: Db;
  feed: Feed;
  /** Called with the reason when they could not leave memory; it is tried again. */
  failed: (error: unknown) => void;
}

export interface OpenPractice {
  practice: PracticeAccounts;
  close(): void;
}

/** Opens practice accounts, and ends those that a crash left open after they were kept. */
export async function openPracticeAccounts({ db, feed, failed, ...needs }: Needs): Promise<OpenPractice> {
  const practice = new PracticeAccounts({
    ...needs,
    saveUse: (accountId, at) => savePracticeUse(db, accountId, at),
    forgotten: (accountId) => feed.forgetAccount(accountId),
  });
  await practice.endKept();
  const timer = setInterval(() => void practice.forgetUnused().catch(failed), lookEvery);
  timer.unref();
  return { practice, close: () => clearInterval(timer) };
}
