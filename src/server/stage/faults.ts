/**
 * What can go wrong between gateway and exchange. The gateway's `upstream/faults.ts` does it. Each fault lasts until the
 * returned function is called.
 */
export interface Faults {
  /** Holds back each call for a time between the two, ms. */
  slow(from: number, to: number): () => void;
  /** Holds back each bet, and each question what became of one, for so many ms. */
  delayBets(ms: number): () => void;
  /** Calls are not answered, and streams are as they were. */
  refuse(): () => void;
  /** Cuts all streams, and lets none be opened. */
  cut(): () => void;
  /** Bets and cash outs of every bettor are refused as those of a blocked account. */
  block(): () => void;
  /** No token given out before now is accepted again. */
  expireTokens(): void;
}
