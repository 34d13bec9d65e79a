import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ends the exchange's process without warning. Its pid is in the file in which `main.ts` lists its processes. Throws if
 * it is not running.
 */
export function killExchange(dataDir: string): void {
  const processes = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
    exchange?: { pid: number };
  };
  if (!processes.exchange) throw new Error('The exchange is not running.');
  process.kill(processes.exchange.pid, 'SIGKILL');
}
