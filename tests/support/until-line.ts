import type { LiveClient } from '#server/gateway/testing/live-client.ts';

/** Waits until a socket has been sent a line of that type about its account. */
export async function untilLine(client: LiveClient, type: string): Promise<void> {
  while ((await client.data()).accountChanges?.__typename !== type);
}
