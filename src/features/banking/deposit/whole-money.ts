import { formatMoney } from '#domain/money/money.ts';

/** An amount without decimals where it has none. Minor units. */
export const wholeMoney = (minor: number): string => formatMoney(minor).replace(/\.00$/, '');
