import { useBalance } from '#features/account-feed/use-account.ts';
import { useBanking, type Banking } from '#features/banking/use-banking.ts';
import type { BankingAsk } from '#machines/banking/banking.machine.ts';

/** The signed-in bettor's wallet and payments, read again whenever the account's feed says that something changed. */
export const useOwnBanking = (ask: BankingAsk): Banking => useBanking(ask, useBalance());
