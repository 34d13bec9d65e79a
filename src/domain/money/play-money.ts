/** What the embedded exchange gives a new account to bet with is credited under this reference, once for each account. */
export const playMoneyReference = (userName: string): string => `play-money-${userName}`;

export const isPlayMoney = (reference: string): boolean => reference.startsWith(playMoneyReference(''));
