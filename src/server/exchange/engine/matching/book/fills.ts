/**
 * What one incoming order was matched with, in order, as columns. The next order overwrites them, so read them at once.
 * A book makes far too many fills for each to be an object.
 */
export class Fills<Ref> {
  count = 0;
  /** The resting orders. */
  readonly resting: Ref[] = [];
  /** Backers' stakes in minor units. */
  stakes = new Float64Array(8);
  /** The resting orders' odds in hundredths. */
  odds = new Int32Array(8);

  add(resting: Ref, stake: number, odds: number): void {
    const at = this.count++;
    if (at === this.odds.length) this.#grow();
    this.resting[at] = resting;
    this.stakes[at] = stake;
    this.odds[at] = odds;
  }

  #grow(): void {
    const { stakes, odds } = this;
    this.stakes = new Float64Array(stakes.length * 2);
    this.stakes.set(stakes);
    this.odds = new Int32Array(odds.length * 2);
    this.odds.set(odds);
  }
}
