import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProcessState {
  pid: number;
  /** Whether it serves; until then it is starting. */
  isReady: boolean;
}

/** Writes which processes run to `processes.json` in the data folder, for whoever watches or ends one of them. */
export class ProcessFile {
  readonly #states = new Map<string, ProcessState>();
  #path: string | null = null;

  note(name: string, state: ProcessState): void {
    this.#states.set(name, state);
    this.#write();
  }

  /** Called once the exchange has reported its data folder. Writes what was noted so far. */
  openIn(dataDir: string): void {
    this.#path = join(dataDir, 'processes.json');
    this.#write();
  }

  remove(): void {
    if (this.#path) rmSync(this.#path, { force: true });
    this.#path = null;
  }

  /** Replaces the file atomically: it may be read at any moment. */
  #write(): void {
    if (!this.#path) return;
    const draft = `${this.#path}.new`;
    writeFileSync(draft, `${JSON.stringify(Object.fromEntries(this.#states), null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, this.#path);
  }
}
