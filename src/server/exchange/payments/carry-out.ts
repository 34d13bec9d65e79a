import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentReader } from './payment-reader.ts';
import { unanswered } from './unanswered.ts';

const minute = 60_000;
/** Of a payment that takes longer than usual something is asked ever more rarely, up to this. */
const longestPause = 60 * minute;

/** How far a payment may have got. */
export interface Reached {
  /** The provider may know it, so it is asked about and not asked for. */
  mayBeKnown: boolean;
  /** How often it was asked about, and was still open. */
  looks: number;
}

export interface CarryOutNeeds {
  reader: PaymentReader;
  books: Bookkeeping;
  /** Unix milliseconds. */
  now: () => number;
}

/**
 * Asks the provider for a payment, or about it, and books the answer. Returns in how many milliseconds it is looked at
 * again. Rejects with `Unanswered`.
 */
export async function carryOut(
  provider: PaymentProvider,
  read: StoredPayment,
  reached: Reached,
  { reader, books, now }: CarryOutNeeds,
): Promise<number> {
  const payment = read.state === 'HELD' ? await letGo(read, { reader, books }) : read;
  if (!payment) return minute;
  const wasKnown = reached.mayBeKnown;
  reached.mayBeKnown = true;
  const told = wasKnown ? await provider.status(payment).catch(unanswered) : null;
  if (told) {
    await books.bookAll(provider.providerId, payment, told);
    const pause = Math.min(minute * 2 ** reached.looks++, longestPause);
    return Math.max(provider.looksAfter(payment, now()), pause);
  }
  const asked = await provider.ask(payment).catch(unanswered);
  const isAccepted = asked.outcome === 'ACCEPTED';
  const reason = isAccepted ? null : asked.reason;
  await books.bookState(payment, { state: isAccepted ? 'WAITING' : 'REFUSED', reason });
  return provider.looksAfter(payment, now());
}

/** The step must be on disk before the provider hears of it: else a kill in between forgets that it may know. */
async function letGo(
  payment: StoredPayment,
  { reader, books }: Pick<CarryOutNeeds, 'reader' | 'books'>,
): Promise<StoredPayment | null> {
  const step = await books.step(payment, { to: 'SENT' }, { who: 'exchange', reason: null });
  return step === 'BOOKED' ? reader.byId(payment.paymentId) : null;
}
