import { setTimeout as delay } from 'node:timers/promises';
import type { ExchangeStore } from '#server/exchange/engine/exchange-store.ts';
import { startFaulty } from './start-faulty.ts';

/** Mutant: says that a batch is on disk, and only then writes it, one after the other. */
let written: Promise<void> = Promise.resolve();

const early = (real: ExchangeStore): ExchangeStore => ({
  ...real,
  commit: (batch) => {
    written = written.then(async () => {
      await delay(40);
      await real.commit(batch);
    });
    return Promise.resolve();
  },
});

await startFaulty({ store: early }, () => written);
