import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '#contract/order.ts';
import { NoAnswer, readStream, StreamRefused } from '#contract/rest-client.ts';
import { streamPaths, type AccountLine } from '#contract/stream.ts';

const pauseMs = 500;

/**
 * Hears of an account's orders: all of them at the beginning and after each break of the connection, changed ones in
 * between. Ends when `stop` is aborted.
 */
export async function watchOrders(
  baseUrl: string,
  token: () => Promise<string>,
  hear: (orders: readonly Order[]) => void,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const lines = readStream<AccountLine>(baseUrl, streamPaths.account, { token: await token() }, stop);
      for await (const line of lines) if (line.type !== 'HEARTBEAT') hear(line.orders);
    } catch (error) {
      if (stop.aborted) return;
      // Broken off in the middle, `fetch` throws a TypeError.
      if (!(error instanceof NoAnswer || error instanceof StreamRefused || error instanceof TypeError))
        throw error;
    }
    await sleep(pauseMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
