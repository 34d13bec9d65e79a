import { fork } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../../src/server/free-port.ts';
import { isProcessReport } from '../../src/server/runtime/process.ts';

export const operatorKey = 'bench-operator-key';

export interface RunningExchange {
  pid: number;
  url: string;
  /** Ends it and the PostgreSQL it started, as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Starts the exchange that these sources built, on that data. Resolves when it says that it serves. */
export async function startExchange(sources: string, dataDir: string): Promise<RunningExchange> {
  const port = await findFreePort('127.0.0.1');
  const child = fork(join(sources, 'dist/server/exchange.js'), {
    // Without the bench's own loader of TypeScript.
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LAYLINE_DATA_DIR: dataDir,
      LAYLINE_EXCHANGE_PORT: String(port),
      LAYLINE_OPERATOR_KEY: operatorKey,
      LAYLINE_PRODUCTION: '1',
      LAYLINE_SIGN_IN_LIMIT: '1000000',
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      if (!isProcessReport(message)) return;
      if (message.type === 'ready') resolve(message.url ?? '');
      else reject(new Error(message.message));
    });
    void ended.then((code) => reject(new Error(`The exchange of ${sources} ended with ${code}.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid!, url, stop };
}
