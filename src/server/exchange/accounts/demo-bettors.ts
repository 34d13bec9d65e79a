import { currencySign, formatSize } from '#domain/money/money.ts';
import { inPracticeMoney, practiceGrant } from '#domain/money/practice-money.ts';

/** Bettors for trying out the exchange, seeded and printed at its first start. Never in production. */
export interface DemoBettor {
  userName: string;
  password: string;
  /** What each one shows; null if that is the money, which is practice money where there is no other. */
  note: string | null;
  status: 'ACTIVE' | 'BLOCKED' | 'SELF_EXCLUDED';
  /** In minor units, credited by the house. */
  funds: number;
}

/** The share of their turnover that accrues to demo bettors, in basis points, until an operator sets another. */
export const demoRollingRate = 50;

const bettor = (
  userName: string,
  funds: number,
  note: string | null = null,
  status: DemoBettor['status'] = 'ACTIVE',
): DemoBettor => ({ userName, password: `demo-${userName}`, note, status, funds });

export const demoBettors: readonly DemoBettor[] = [
  bettor('asha', 100_000_00),
  bettor('ben', 50_000_00),
  bettor('chitra', 25_000_00),
  bettor('dev', 10_000_00, 'blocked: may sign in and cancel, not bet', 'BLOCKED'),
  bettor('esha', 0),
  bettor('farid', 10_000_00, 'self-excluded: no bets', 'SELF_EXCLUDED'),
];

/** As they are offered to everyone who opens the site. */
export const offeredBettors = (hasMoney: boolean) =>
  demoBettors.map(({ userName, password, note, funds }) => ({
    userName,
    password,
    note: note ?? (hasMoney ? moneyNote(funds) : inPracticeMoney(moneyNote(practiceGrant))),
  }));

const moneyNote = (funds: number): string =>
  funds === 0 ? 'no money' : `${currencySign()}${formatSize(funds)} to bet with`;

export const isDemoName = (userName: string): boolean =>
  demoBettors.some((one) => one.userName === userName.toLowerCase());
