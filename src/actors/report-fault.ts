/** A child's fault goes where every other unexpected error of the page goes: its console, and whoever listens. */
export const reportFault = (_: unknown, { error }: { error: unknown }): void => reportError(error);
