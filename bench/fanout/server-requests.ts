import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ownCpuMs } from '../support/sample.ts';
import { answerRequests } from '../support/requests.ts';
import type { Changes, Emission } from './changes.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What every contestant's server does for the bench. `listen` returns its address. */
export const serveBench = (changes: Changes, listen: () => Promise<string>): void =>
  answerRequests({
    open: () => undefined,
    listen,
    emit: (input: Emission) => changes.emit(input),
    cpuMs: ownCpuMs,
    /** Resident bytes after a garbage collection. */
    memory: () => {
      for (let times = 0; times < 3; times++) collect();
      return process.memoryUsage().rss;
    },
    close: () => void setTimeout(() => process.exit(0), 100),
  });
