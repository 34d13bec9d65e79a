/** The product refused what the case asks for. Anything else that is thrown is a failure. */
export class Refused extends Error {}

/** Runs what refuses by throwing that kind of error; the same refusal comes out of it, other errors as they are. */
export function refusedBy<Result>(kind: new (message?: string) => Error, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof kind) throw new Refused(error.message);
    throw error;
  }
}
