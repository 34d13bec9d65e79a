/** Where an account is signed in. Times in RFC 3339. */
export interface OpenSession {
  sessionId: string;
  openedAt: string;
  usedAt: string;
  address: string;
  /** In words; empty if nobody wrote it down. */
  browser: string;
  /** Whether it is the one of this page. */
  isThis: boolean;
}
