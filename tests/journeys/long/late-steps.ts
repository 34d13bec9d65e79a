import type { Page } from '@playwright/test';
import { myBets } from '../bettor-steps.ts';

/**
 * Holds up the next request of that operation beyond the browser's reach. Returns how to let it arrive, which resolves
 * to its answer.
 */
export async function holdUp(page: Page, operation: string): Promise<() => Promise<string>> {
  let arrive: (() => Promise<string>) | null = null;
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const isIt = request.postData()?.includes(`"operationName":"${operation}"`);
    if (arrive || !isIt) return route.fallback();
    const [headers, data] = [await request.allHeaders(), request.postData()!];
    arrive = async () => (await page.request.post(request.url(), { headers, data })).text();
    return undefined;
  });
  return async () => {
    if (!arrive) throw new Error(`No ${operation} was sent`);
    return arrive();
  };
}

/** Moves past the time after which an answer is no longer awaited. */
export const passAnswer = (page: Page) => page.clock.fastForward(8_100);

export const cancelOf = (page: Page, odds: string) =>
  myBets(page).getByRole('button', { name: `Cancel lay The Draw at ${odds}` });
