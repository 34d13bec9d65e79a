import { isHouseAccount } from './house-accounts.ts';

const prefix = 'partner:';

/** The account that holds what a bettor has at the partner. It is opened by the first transfer. */
export const partnerIdOf = (accountId: string): string => prefix + accountId;

const isPartnerAccount = (accountId: string): boolean => accountId.startsWith(prefix);

/** Whether an account is neither the house's nor a wallet at the partner. */
export const isSomebodys = (accountId: string): boolean =>
  !isHouseAccount(accountId) && !isPartnerAccount(accountId);
