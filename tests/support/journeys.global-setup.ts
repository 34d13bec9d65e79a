import { startLayline } from './start-layline.ts';

/** One built product for all journeys. They get its addresses and its operator's key through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const operatorKey = 'the operator of the journeys';
  const layline = await startLayline({
    LAYLINE_SPEED: process.env.LAYLINE_SPEED ?? '1',
    LAYLINE_OPERATOR_KEY: operatorKey,
    // The crowd bets on what the maker makes; a journey bets in a market of its own.
    LAYLINE_CROWD: process.env.LAYLINE_CROWD ?? '10',
    // Nobody waits for the demo's bank and desk as long as in life.
    LAYLINE_DEMO_PROVIDER_SPEED: process.env.LAYLINE_DEMO_PROVIDER_SPEED ?? '10',
    // What an account has, its journey gives it.
    LAYLINE_PLAY_MONEY: process.env.LAYLINE_PLAY_MONEY ?? '0',
  });
  process.env.LAYLINE_JOURNEYS_URL = layline.url;
  process.env.LAYLINE_JOURNEYS_EXCHANGE_URL = layline.exchangeUrl;
  process.env.LAYLINE_JOURNEYS_OPERATOR_KEY = operatorKey;
  return () => layline.stop();
}
