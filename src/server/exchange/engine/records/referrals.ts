/** Who sent an account's owner here. Never changed. */
export interface StoredReferral {
  accountId: string;
  referrerId: string;
  at: string;
  /** Until when the commission it pays earns something (RFC 3339). */
  until: string;
}
