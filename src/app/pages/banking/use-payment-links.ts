import { paymentHref } from '#domain/payment/next-step.ts';
import { hrefOf } from '#domain/site/route.ts';
import type { PaymentLinks } from '#features/banking/deposit/payment-links.ts';
import { useStartup } from '#features/startup/startup.provider.tsx';

const own = {
  newDeposit: hrefOf('deposit', { id: 'upi' }),
  of: paymentHref,
  home: hrefOf('home'),
  overview: hrefOf('banking'),
} as const;

/** To somebody to talk to about a payment; null where nobody is named. */
export function useHelp(): string | null {
  const { whatsapp, telegram } = useStartup().support;
  return whatsapp ?? telegram ?? null;
}

/** Where the pages of a deposit lead on to. */
export const usePaymentLinks = (): PaymentLinks => ({ ...own, help: useHelp() });
