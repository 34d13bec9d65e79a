/** Reports a child's fault like any other unexpected error of the page: to the console and to whoever listens. */
export const reportFault = (_: unknown, { error }: { error: unknown }): void => reportError(error);
