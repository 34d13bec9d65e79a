import { startLayline } from './start-layline.ts';

/** One built product for all journeys; its address reaches them as Playwright's `baseURL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const layline = await startLayline({ LAYLINE_SPEED: process.env.LAYLINE_SPEED ?? '5' });
  process.env.LAYLINE_JOURNEYS_URL = layline.url;
  return () => layline.stop();
}
