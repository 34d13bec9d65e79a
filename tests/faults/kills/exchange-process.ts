import { spawn, type ChildProcess } from 'node:child_process';
import { isProcessReport } from '#server/runtime/process.ts';
import { patience } from '#tests/support/patience.ts';
import { argumentsOf } from '#tests/support/program-entry.ts';

/** One process of the exchange. `entry` is a program, built or not; `settings` are the exchange's. */
export class ExchangeProcess {
  /** Resolves when it serves, with the milliseconds since the process was started. */
  readonly ready: Promise<number>;
  readonly #child: ChildProcess;
  /** Resolves when it has ended, for whatever reason. */
  readonly gone: Promise<void>;
  #printed = '';
  #isKilled = false;

  constructor(entry: string, settings: Record<string, string>) {
    const began = performance.now();
    this.#child = spawn(process.execPath, argumentsOf(entry), {
      env: { ...inherited(), ...settings },
      // With an IPC channel, the process ends when the tests end, however they end.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const hear = (chunk: Buffer) => (this.#printed = (this.#printed + chunk.toString()).slice(-8_000));
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    this.gone = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    this.ready = this.#untilReady().then(() => performance.now() - began);
    // A caller that kills it before it serves does not wait for this.
    this.ready.catch(() => undefined);
  }

  /** Throws what it printed if it has ended by itself. */
  assertAlive(): void {
    if (!this.#isGone || this.#isKilled) return;
    throw new Error(`The exchange ended by itself (${this.#child.exitCode}). It printed:\n${this.#printed}`);
  }

  /** Sends SIGKILL before it returns; resolves when the process is gone. */
  kill(): Promise<void> {
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
    return this.gone;
  }

  /** Ends it as a user would, with its PostgreSQL, unless it is gone. Rejects when it does not exit with code 0. */
  async stop(): Promise<void> {
    if (this.#isGone) return;
    this.#child.kill('SIGTERM');
    await this.gone;
    const { exitCode } = this.#child;
    if (exitCode !== 0) throw new Error(`The exchange ended with ${exitCode}. It printed:\n${this.#printed}`);
  }

  get #isGone(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  #untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer);
        reject(new Error(`The exchange ${why}. It printed:\n${this.#printed}`));
      };
      const timer = setTimeout(() => fail('has not started in time'), patience.hook);
      this.#child.once('error', (error) => fail(`cannot be started: ${error.message}`));
      this.#child.once('exit', (code, signal) => fail(`ended while starting (${signal ?? code})`));
      this.#child.on('message', (message) => {
        if (!isProcessReport(message)) return;
        if (message.type === 'failed') return fail(`cannot start: ${message.message}`);
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/** Excludes the settings of the person who runs the tests and those of the test runner. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(LAYLINE_|VITEST|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$|UPSTREAM_URL$)/.test(name),
    ),
  );
