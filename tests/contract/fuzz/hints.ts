import fc from 'fast-check';

/**
 * Values that mean something to the exchange, by field name. Without them a generated request would be turned away as
 * unknown before it reaches its subject. The lists grow while the fuzz runs.
 */
export class Hints {
  readonly #values = new Map<string, unknown[]>();

  add(name: string, ...values: unknown[]): void {
    const known = this.#values.get(name) ?? [];
    for (const value of values) if (!known.includes(value)) known.push(value);
    // The newest are those that are still open.
    this.#values.set(name, known.slice(-40));
  }

  /** One of a field's known values at the time it is drawn; undefined when there is none. */
  of(name: string): fc.Arbitrary<unknown> {
    return fc.nat(1_000).map((n) => {
      const known = this.#values.get(name) ?? [];
      return known[n % Math.max(1, known.length)];
    });
  }
}
