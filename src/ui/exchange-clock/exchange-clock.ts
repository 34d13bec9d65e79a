import { ExchangeClock } from '#domain/wire/exchange-clock.ts';

/** The page's one clock for whatever is compared with an instant that the exchange has told. */
export const exchangeClock = new ExchangeClock(
  () => Date.now(),
  () => performance.now(),
);
