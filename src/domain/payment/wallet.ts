/** A promise of money that is paid once its owner has risked enough. */
export interface Grant {
  grantId: string;
  amount: number;
  /** What must be risked before it is paid, and what of it was. */
  target: number;
  progress: number;
  product: 'EXCHANGE' | 'CASINO' | null;
  state: 'OPEN' | 'PAID' | 'LAPSED';
  reason: string;
  grantedAt: string;
  until: string;
  endedAt: string | null;
}

/** What a bettor has, where it stands, and what is promised. */
export interface Wallet {
  bankBalance: number;
  exposure: number;
  /** What can be bet or taken out. */
  available: number;
  /** In withdrawals that are not paid yet; it has left the balance. */
  held: number;
  /** What a correction left uncovered. */
  owed: number;
  /** In the partner's wallet. */
  partner: number;
  /** In open grants. */
  bonus: number;
  grants: readonly Grant[];
}

/** Whom money is sent to. Before `heldUntil` none can be. */
export interface Payee {
  payeeId: string;
  /** Its bank and the last four digits of its account. */
  label: string;
  holder: string;
  heldUntil: string | null;
  version: number;
}
