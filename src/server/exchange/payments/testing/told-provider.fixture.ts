import type { BankTransaction, ProviderNotice, ProviderPayment } from '#contract/payment-provider.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import { readSignedNotice } from '../demo/read-notice.ts';
import type { Asked, PaymentProvider } from '../payment-provider.ts';
import { providerKey } from './signed.fixture.ts';

/** A provider that does as a test says. */
export class ToldProvider implements PaymentProvider {
  readonly providerId = 'demo';
  /** Whether it answers. What it is asked while it does not may still arrive. */
  answers = true;
  arrives = true;
  asked: Asked = { outcome: 'ACCEPTED' };
  givesUp: 'GIVEN_UP' | 'TOO_LATE' = 'GIVEN_UP';
  listed: BankTransaction[] = [];
  /** What it says of each payment it has heard of. */
  readonly accounts = new Map<string, ProviderPayment>();

  async ask({ paymentId }: StoredPayment): Promise<Asked> {
    if (this.answers || this.arrives)
      this.accounts.set(
        paymentId,
        this.accounts.get(paymentId) ?? { state: 'WAITING', reason: null, transactions: [] },
      );
    this.#answer();
    return this.asked;
  }

  async status({ paymentId }: StoredPayment): Promise<ProviderPayment | null> {
    this.#answer();
    return this.accounts.get(paymentId) ?? null;
  }

  async giveUp(): Promise<'GIVEN_UP' | 'TOO_LATE'> {
    this.#answer();
    return this.givesUp;
  }

  async list(): Promise<BankTransaction[]> {
    this.#answer();
    return this.listed;
  }

  looksAfter(): number {
    return 60_000;
  }

  readNotice(rawBody: Uint8Array, headers: Record<string, string>, now: number) {
    return readSignedNotice(providerKey, rawBody, headers, now);
  }

  #answer(): void {
    if (!this.answers) throw new Error('The provider is away.');
  }
}

/** Money that a bank moved for the first payment of a test. */
export const moved = (
  kind: BankTransaction['kind'],
  amount: number,
  changes: Partial<BankTransaction> = {},
): BankTransaction => ({
  bankId: `bank-${kind}`,
  kind,
  reference: 'LAY-p1',
  utr: null,
  payerName: null,
  amount,
  at: '2026-05-01T12:00:00.000Z',
  ...changes,
});

export const noticeOf = (
  state: ProviderNotice['state'],
  transaction: BankTransaction | null = null,
  changes: Partial<ProviderNotice> = {},
): ProviderNotice => ({
  noticeId: `notice-${state}`,
  paymentId: 'p1',
  state,
  reason: null,
  transaction,
  ...changes,
});
