import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/exchange/store/open-database.ts';
import { patience } from '#tests/support/patience.ts';
import type { Bank } from './bank.ts';
import { readBooks, type Books } from './books.ts';
import type { DeskClerk } from './desk-clerk.ts';
import { fundingMoves } from './checks/payments.ts';
import type { Violation } from './violation.ts';

/**
 * Waits until nothing is under way between the exchange and the bank, and compares what the bank moved with what
 * `house-funding` moved by payments: the same to the minor unit, whatever was killed meanwhile. Without a clerk, what is
 * held stays so.
 */
export async function settleWithBank(db: Db, bank: Bank, clerk: DeskClerk | null): Promise<Violation[]> {
  const last = Date.now() + patience.poll;
  for (;;) {
    await clerk?.letAllGo();
    const books = await readBooks(db);
    const [came, moved] = [await bank.sum(), fundingMoves(books)];
    if (came === -moved && underWay(books, clerk !== null).length === 0) return [];
    if (Date.now() > last) {
      const what = `the bank took in ${came}, house-funding moved ${moved}; under way: ${underWay(books, clerk !== null).join(', ')}`;
      return [{ kind: 'MONEY_NOT_CONSERVED', what }];
    }
    await delay(100);
  }
}

/** Money that came under another reference (the demo provider's row 07) leaves its deposit waiting until it expires. */
const comesAstray = ({ amount }: { amount: number }) => amount % 100_00 === 7_00;

const underWay = ({ payments }: Books, withHeld: boolean): string[] =>
  payments
    .filter(({ state }) => state === 'WAITING' || state === 'SENT' || (withHeld && state === 'HELD'))
    .filter((payment) => payment.kind === 'WITHDRAWAL' || !comesAstray(payment))
    .map(({ clientId, state, amount }) => `${clientId} ${state} ${amount}`);
