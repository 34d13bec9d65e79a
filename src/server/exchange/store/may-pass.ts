/** Of a network, and PostgreSQL's own: it starts or stops, it was told to cut, it has no room for one more. */
const passing =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EAI_AGAIN|57P0[123]|53300|08...)$/;

/** The driver gives these no code. */
const cut = /^(Connection terminated|timeout expired|Client has encountered a connection error)/;

/**
 * Whether an error, or what caused it, says that storage cannot be reached now: that passes by itself. A name that
 * nobody knows, a refused password and a missing database do not.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && passing.test(code)) return true;
  if (cut.test(error.message)) return true;
  // One for each address that a name has.
  if (error instanceof AggregateError && error.errors.some(mayPass)) return true;
  return mayPass(error.cause);
}
