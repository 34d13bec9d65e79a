import { useBalance } from '#features/account-feed/use-account.ts';
import { usePaymentNews } from '#features/banking/use-command.ts';
import { useBanking, type Banking } from '#features/banking/use-banking.ts';
import type { BankingAsk } from '#machines/banking/banking.machine.ts';

/** The signed-in bettor's wallet and payments, read again whenever the account's feed says that either moved. */
export function useOwnBanking(ask: BankingAsk): Banking {
  const balance = useBalance();
  const news = usePaymentNews();
  return useBanking(ask, JSON.stringify([balance, news]));
}
