import { setTimeout as delay } from 'node:timers/promises';
import type { ExchangeStore } from '#server/exchange/engine/loop/exchange-store.ts';
import { startFaulty } from './start-faulty.ts';

/** Mutant: says that a batch is on disk but writes it a moment later, in order. */
let written: Promise<void> = Promise.resolve();

const early = (real: ExchangeStore): ExchangeStore => ({
  ...real,
  commit: (batch) => {
    written = Promise.all([written, delay(40)]).then(() => real.commit(batch));
    return Promise.resolve();
  },
});

await startFaulty({ store: early }, () => written);
