/** Network errors, and PostgreSQL's: starting, stopping, connection terminated, too many connections. */
const passing =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EAI_AGAIN|57P0[123]|53300|08...)$/;

/** Errors that the driver gives no code. */
const cut = /^(Connection terminated|timeout expired|Client has encountered a connection error)/;

/**
 * Whether an error or its cause says that storage can't be reached now, which may pass by itself. An unknown host, a
 * refused password and a missing database don't pass.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && passing.test(code)) return true;
  // Its socket is a file, which goes with the server.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (cut.test(error.message)) return true;
  // It holds one error per address of the host.
  if (error instanceof AggregateError && error.errors.some(mayPass)) return true;
  return mayPass(error.cause);
}
