import { setTimeout as delay } from 'node:timers/promises';
import type { ExchangeStore } from '#server/exchange/engine/loop/exchange-store.ts';
import { startFaulty } from './start-faulty.ts';

/** Not a mutant: correct, but on a slow disk, so that most kills hit a commit. Nothing may be found wrong. */
const commitMs = 40;

const slow = (real: ExchangeStore): ExchangeStore => ({
  ...real,
  commit: async (batch) => {
    await delay(commitMs);
    await real.commit(batch);
  },
});

await startFaulty({ store: slow });
