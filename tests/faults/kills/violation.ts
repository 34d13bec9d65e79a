/** What must never be found. */
export type ViolationKind =
  /** An id was answered in two ways. */
  | 'TWO_ANSWERS'
  /** An answer was heard, and storage knows nothing of it. */
  | 'LOST_ANSWER'
  /** Storage, or the exchange asked again, has another answer than was heard. */
  | 'OTHER_ANSWER'
  /** A used id with other contents was not refused. */
  | 'ALTERED_NOT_REFUSED'
  /** What was accepted was not done once, or what was not accepted was done. */
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
  /** What the exchange says through its calls is not what storage has. */
  | 'WRONG_VIEW'
  /** The journal, played again, does not lead to the stored state. */
  | 'WRONG_REPLAY';

export interface Violation {
  kind: ViolationKind;
  what: string;
}
