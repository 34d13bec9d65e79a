interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/** What is logged of an error. Of a failed query that is not its values: a password's hash may be among them. */
export function loggedError(error: Error): LoggedError {
  const message = 'query' in error ? `Failed query: ${String(error.query)}` : error.message;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...('code' in error && { code: error.code }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
