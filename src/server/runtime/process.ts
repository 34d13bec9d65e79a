/** How the processes started by `main.ts` report to it, over Node's IPC channel. */

export type ProcessReport =
  /** It is serving, at `url`. The keys are the exchange's, for the programs started after it. */
  | {
      type: 'ready';
      url?: string;
      operatorKey?: string;
      gamesKey?: string;
      providerKey?: string;
      dataDir?: string;
    }
  /**
   * It cannot start. The sentence is for the person at the terminal. `mayPass` means that the cause lies outside the
   * program, which should be started again.
   */
  | { type: 'failed'; message: string; mayPass?: boolean };

/** Reports to the parent. A process started by hand prints instead. */
export function report(message: ProcessReport): void {
  // The parent may have ended; then nobody needs the report.
  if (process.send) process.send(message, undefined, undefined, () => undefined);
  else if (message.type === 'ready') console.log(`ready${message.url ? ` at ${message.url}` : ''}`);
  else console.error(message.message);
}

export const isProcessReport = (value: unknown): value is ProcessReport =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'ready' || value.type === 'failed');

/**
 * Runs `close` once, on SIGINT, SIGTERM, SIGHUP or the parent's end, and then exits: with 0 if it closed in time, with 1
 * if it threw or took over 10 s.
 */
export function closeWithParent(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  process.on('disconnect', stop);
  // The parent may have ended while this process was starting.
  if (process.send && !process.connected) stop();
}

/** Returns the message for a taken port; null for any other error. */
export function takenPortMessage(error: unknown, port: number, setting: string, flag: string): string | null {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `Port ${port} is taken. Choose another one with ${flag} or ${setting}.` : null;
}
