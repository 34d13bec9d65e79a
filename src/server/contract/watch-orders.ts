import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from './order.ts';
import { readStream, StreamRefused } from './read-stream.ts';
import { NoAnswer } from './rest-client.ts';
import { streamPaths, type AccountMessage } from './stream.ts';

const pauseMs = 500;

/**
 * Calls `hear` with an account's orders: all of them at the start and after each reconnection, the changed ones in
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
      const messages = readStream<AccountMessage>(
        baseUrl,
        streamPaths.account,
        { token: await token() },
        stop,
      );
      for await (const message of messages) if (message.type !== 'HEARTBEAT') hear(message.orders);
    } catch (error) {
      if (stop.aborted) return;
      if (!(error instanceof NoAnswer || error instanceof StreamRefused)) throw error;
    }
    await sleep(pauseMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
