import { spawn, type ChildProcess } from 'node:child_process';
import { isProcessReport } from '#server/runtime/process.ts';
import { argumentsOf, programEntry } from '#tests/support/program-entry.ts';

const gatewayEntry = (): string =>
  programEntry('gateway.js', 'src/server/gateway/main.ts', ['src/server', 'src/domain']);

/** The gateway as its own process, in front of the exchange at `exchangeUrl`. */
export class GatewayProcess {
  readonly #child: ChildProcess;
  /** Resolves when it serves. */
  readonly ready: Promise<void>;
  readonly #gone: Promise<void>;
  #printed = '';

  constructor(port: number, exchangeUrl: string) {
    this.#child = spawn(process.execPath, argumentsOf(gatewayEntry()), {
      env: {
        PATH: process.env.PATH,
        LAYLINE_PORT: String(port),
        LAYLINE_HOST: '127.0.0.1',
        LAYLINE_RATE_LIMIT: '1000000',
        LAYLINE_LIVE_SOCKETS: '1000000',
        UPSTREAM_URL: exchangeUrl,
      },
      // With an IPC channel, the process ends when the tests end, however they end.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const hear = (chunk: Buffer) => (this.#printed = (this.#printed + chunk.toString()).slice(-4_000));
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    this.#gone = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    this.ready = new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        if (!isProcessReport(message)) return;
        if (message.type === 'failed') reject(new Error(message.message));
        else resolve();
      });
      this.#child.once('exit', () =>
        reject(new Error(`The gateway has ended. It printed:\n${this.#printed}`)),
      );
    });
    // A caller that kills it before it serves does not wait for this.
    this.ready.catch(() => undefined);
  }

  kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    return this.#gone;
  }
}
