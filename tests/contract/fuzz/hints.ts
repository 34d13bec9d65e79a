import fc from 'fast-check';

/**
 * Values that mean something to the exchange, by the names of fields: without them a generated request would be turned
 * away as unknown before it reaches what it is about. The lists grow while the fuzz runs.
 */
export class Hints {
  readonly #values = new Map<string, unknown[]>();

  add(name: string, ...values: unknown[]): void {
    const known = this.#values.get(name) ?? [];
    for (const value of values) if (!known.includes(value)) known.push(value);
    // The newest are those that are still open.
    this.#values.set(name, known.slice(-40));
  }

  /** One of the values that are known of a field when it is drawn; undefined where there is none. */
  of(name: string): fc.Arbitrary<unknown> {
    return fc.nat(1_000).map((n) => {
      const known = this.#values.get(name) ?? [];
      return known[n % Math.max(1, known.length)];
    });
  }
}
