/** The product refused what the case asks for. Anything else that is thrown is a failure. */
export class Refused extends Error {}

/** Runs code that refuses by throwing errors of `kind` and rethrows those as `Refused`; others pass unchanged. */
export function refusedBy<Result>(kind: new (message?: string) => Error, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof kind) throw new Refused(error.message);
    throw error;
  }
}
