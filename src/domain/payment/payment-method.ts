import { currencyInUse, type CurrencyCode } from '../money/money.ts';

/** The ways to pay in and out. Amounts in minor units, times in seconds. */
export interface PaymentMethod {
  methodId: string;
  name: string;
  /** The provider that carries it out. */
  providerId: string;
  /** The one currency that it carries; any, if there is none. */
  currency?: CurrencyCode;
  /** Which of the payments it is for. */
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  least: number;
  most: number;
  /** How long a payment usually takes. */
  usual: number;
  /** After how long it counts as late: a deposit expires then. */
  limit: number;
  /** The bettor types the UTR of the transfer. */
  asksUtr: boolean;
  /** What the bettor pays to: shown as it is. Null where the provider asks the bettor's bank itself. */
  payTo: { name: string; account: string } | null;
}

const minute = 60;

export const paymentMethods: readonly PaymentMethod[] = [
  {
    methodId: 'upi',
    name: 'UPI',
    providerId: 'demo',
    currency: 'INR',
    kind: 'DEPOSIT',
    least: 100_00,
    most: 1_00_000_00,
    usual: minute,
    limit: 30 * minute,
    asksUtr: true,
    payTo: { name: 'Layline', account: 'layline.demo@upi.example' },
  },
  {
    methodId: 'bank',
    name: 'Bank transfer',
    providerId: 'upline',
    kind: 'DEPOSIT',
    least: 500_00,
    most: 10_00_000_00,
    usual: 30 * minute,
    limit: 24 * 60 * minute,
    asksUtr: true,
    payTo: { name: 'Layline', account: 'LAYL0000001 · 5021 0044 7713' },
  },
  {
    methodId: 'scan',
    name: 'Scan a code',
    providerId: 'demo',
    currency: 'INR',
    kind: 'DEPOSIT',
    least: 100_00,
    most: 50_000_00,
    usual: minute,
    limit: 30 * minute,
    asksUtr: true,
    payTo: { name: 'Layline', account: 'layline.demo@upi.example' },
  },
  {
    methodId: 'auto',
    name: 'Automatic deposit',
    providerId: 'demo',
    kind: 'DEPOSIT',
    least: 100_00,
    most: 25_000_00,
    usual: minute,
    limit: 30 * minute,
    asksUtr: false,
    payTo: null,
  },
  {
    methodId: 'payout',
    name: 'To your bank',
    providerId: 'demo',
    kind: 'WITHDRAWAL',
    least: 100_00,
    most: 10_00_000_00,
    usual: 60 * minute,
    limit: 48 * 60 * minute,
    asksUtr: false,
    payTo: null,
  },
];

export const methodOf = (methodId: string): PaymentMethod | undefined =>
  paymentMethods.find((method) => method.methodId === methodId);

/** Those of the currency in use. */
export const methodsHere = (): readonly PaymentMethod[] =>
  paymentMethods.filter(({ currency }) => currency === undefined || currency === currencyInUse().code);
