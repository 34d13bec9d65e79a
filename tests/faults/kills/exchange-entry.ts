import { programEntry } from '#tests/support/program-entry.ts';

const madeFrom = ['src/server/exchange', 'src/server/contract', 'src/domain'];

/** The exchange's program. */
export const exchangeEntry = (): string =>
  programEntry('exchange.js', 'src/server/exchange/main.ts', madeFrom);
