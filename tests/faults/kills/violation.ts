/** What must never be found. */
export type ViolationKind =
  /** An id got two different answers. */
  | 'TWO_ANSWERS'
  /** An answer was heard that storage does not have. */
  | 'LOST_ANSWER'
  /** Storage, or the exchange asked again, has a different answer from the one heard. */
  | 'OTHER_ANSWER'
  /** A used id with other contents was not refused. */
  | 'ALTERED_NOT_REFUSED'
  /** Something accepted was not done once, or something not accepted was done. */
  | 'NOT_ONCE'
  | 'ORDER_TWICE'
  | 'ORDER_LOST'
  | 'ORDER_UNASKED'
  | 'WRONG_ORDER'
  | 'BACK_NOT_LAY'
  | 'WRONG_BALANCE'
  | 'MONEY_NOT_CONSERVED'
  | 'OVEREXPOSED'
  | 'WRONG_SETTLEMENT'
  | 'LOST_OPERATOR_ANSWER'
  /** The exchange's calls do not return what storage has. */
  | 'WRONG_VIEW'
  /** The journal, replayed, does not lead to the stored state. */
  | 'WRONG_REPLAY';

export interface Violation {
  kind: ViolationKind;
  what: string;
}
