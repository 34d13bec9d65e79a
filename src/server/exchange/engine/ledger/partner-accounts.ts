import { isAccrualAccount } from './accrual-accounts.ts';
import { isHouseAccount } from './house-accounts.ts';

const prefix = 'partner:';

/** The account that holds what a bettor has at the partner. It is opened by the first transfer. */
export const partnerIdOf = (accountId: string): string => prefix + accountId;

const isPartnerAccount = (accountId: string): boolean => accountId.startsWith(prefix);

/** Whether an account is neither the house's nor one that the exchange keeps for a bettor. */
export const isSomebodys = (accountId: string): boolean =>
  !isHouseAccount(accountId) && !isPartnerAccount(accountId) && !isAccrualAccount(accountId);
