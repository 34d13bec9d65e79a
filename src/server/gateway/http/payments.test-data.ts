import type { Grant, Payee, Payment } from '#contract/payments.ts';
import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

const payment: Payment = {
  paymentId: 'p1',
  clientId: 'client-1',
  kind: 'DEPOSIT',
  state: 'WAITING',
  methodId: 'upi',
  amount: 2_000_00,
  came: null,
  reference: 'LAY-1',
  utr: '447188201936',
  payTo: { name: 'Layline', account: 'layline.demo@upi.example' },
  payee: { payeeId: 'y1', label: 'HDFC •••• 4402' },
  direction: 'TO_PARTNER',
  steps: [{ state: 'WAITING', at, reason: 'The bank confirms it.' }],
  askedAt: at,
  changedAt: at,
  expiresAt: at,
  usualBy: null,
  version: 1,
};
const grant: Grant = {
  grantId: 'g1',
  amount: 5,
  target: 50,
  progress: 5,
  product: 'EXCHANGE',
  state: 'OPEN',
  reason: 'A friend’s first bet',
  grantedAt: at,
  until: at,
  endedAt: null,
};
const wallet = { bankBalance: 5, exposure: 1, available: 4, held: 3, owed: 0, partner: 2, bonus: 5 };
const payee: Payee = {
  payeeId: 'y1',
  label: 'HDFC •••• 4402',
  holder: 'Chitra Rao',
  heldUntil: null,
  version: 1,
};
const result = { status: 'ACCEPTED', clientId: 'client-1', payment } as const;
const refused = { status: 'REFUSED', clientId: 'client-1', code: 'UTR_USED', message: 'Used.' } as const;

/** What an exchange answers about payments: done, refused, and nothing known. */
export const paymentAnswers = {
  wallet: async () => ({ ...wallet, grants: [grant] }),
  paymentMethods: async () => [
    {
      methodId: 'upi',
      name: 'UPI',
      kind: 'DEPOSIT',
      least: 1,
      most: 5,
      usualSeconds: 60,
      limitSeconds: 600,
      asksUtr: true,
      isOn: true,
    },
  ],
  payments: async () => ({ payments: [payment], hasMore: false }),
  payment: async () => payment,
  paymentResult: async () => ({ result: null }),
  payees: async () => [payee],
  askDeposit: async () => ({ result }),
  giveUtr: async () => ({ result: refused }),
  giveUpDeposit: async () => ({ isRefusal: true, code: 'PAYMENT_OVER', message: 'Over.' }),
  askWithdrawal: async () => ({ result }),
  transferMoney: async () => ({ result }),
  savePayee: async () => ({ result: { status: 'ACCEPTED', clientId: 'client-1', payee } }),
  removePayee: async () => [payee],
} satisfies Partial<Upstream>;
