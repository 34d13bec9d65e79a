import type { BodyOf } from '#contract/call.ts';
import type { askProvider, BankTransaction, ProviderPayment } from '#contract/payment-provider.ts';

export type Ask = BodyOf<typeof askProvider>;

/** Something that will happen to a payment. */
export interface PlannedStep {
  /** Milliseconds after the payment was asked for. */
  after: number;
  state: ProviderPayment['state'];
  reason: string | null;
  transaction: Pick<BankTransaction, 'kind' | 'amount' | 'reference' | 'utr'> | null;
  /** Under how many ids the exchange is told of it. */
  tellings: number;
}

export interface Plan {
  /** Every call about it is answered 503. */
  isAway?: true;
  /** It is refused at once. */
  refusal?: string;
  steps: readonly PlannedStep[];
}

const rupee = 100;
/** How long the demo's bank takes, in milliseconds. */
const usual = 3_000;

/**
 * What becomes of a payment, by the last two digits of its rupees. Money that is short, under another reference or comes
 * twice only ever comes in: a withdrawal of such an amount is paid as any other.
 */
export function planOf(ask: Ask): Plan {
  const row = Math.floor(ask.amount / rupee) % 100;
  if (row === 9) return { isAway: true, steps: [] };
  if (row === 5) return { steps: [] };
  return ask.kind === 'DEPOSIT' ? depositPlan(row, ask) : withdrawalPlan(row, ask);
}

function depositPlan(row: number, ask: Ask): Plan {
  const { amount, reference, limitSeconds } = ask;
  const came = (after: number, changes: { amount?: number; reference?: string; tellings?: number } = {}) => ({
    after,
    state: 'APPROVED' as const,
    reason: null,
    transaction: { kind: 'PAY_IN' as const, amount, reference, utr: ask.utr, ...changes },
    tellings: changes.tellings ?? 1,
  });
  switch (row) {
    case 1:
      return { steps: [without('REFUSED', 'The bank refused the payment.')] };
    case 2:
      return { steps: [without('FAILED', 'The payment was given up before anything was charged.')] };
    case 3:
      return { steps: [came(limitSeconds * 1_000 + usual)] };
    case 4:
      return { steps: [came(usual, { tellings: 2 })] };
    case 6: {
      const short = amount - 10 * rupee;
      return { steps: short > 0 ? [came(usual, { amount: short })] : [] };
    }
    case 7:
      return { steps: [came(usual, { reference: otherReference(reference) })] };
    case 8:
      return {
        steps: [
          came(usual),
          {
            ...came(2 * usual),
            state: 'TAKEN_BACK',
            reason: 'The payer’s bank took the payment back.',
            transaction: { kind: 'TAKE_BACK', amount, reference, utr: ask.utr },
          },
        ],
      };
    case 10:
      return { steps: [came(usual), came(2 * usual)] };
    default:
      return { steps: [came(usual)] };
  }
}

function withdrawalPlan(row: number, { amount, reference, limitSeconds }: Ask): Plan {
  const paid = (after: number, tellings = 1): PlannedStep => ({
    after,
    state: 'PAID',
    reason: null,
    transaction: { kind: 'PAY_OUT', amount, reference, utr: null },
    tellings,
  });
  switch (row) {
    case 1:
      return { refusal: 'The bank does not pay to this account.', steps: [] };
    case 2:
      return { steps: [without('FAILED', 'The payment was given up before anything was sent.')] };
    case 3:
      return { steps: [paid(limitSeconds * 1_000 + usual)] };
    case 4:
      return { steps: [paid(usual, 2)] };
    case 8:
      return {
        steps: [
          paid(usual),
          {
            after: 2 * usual,
            state: 'RETURNED',
            reason: 'The payee’s bank sent the money back.',
            transaction: { kind: 'RETURN', amount, reference, utr: null },
            tellings: 1,
          },
        ],
      };
    default:
      return { steps: [paid(usual)] };
  }
}

const without = (state: 'REFUSED' | 'FAILED', reason: string): PlannedStep => ({
  after: usual,
  state,
  reason,
  transaction: null,
  tellings: 1,
});

/** A reference that is nobody's. */
const otherReference = (reference: string): string => `NOT-${reference}`;
