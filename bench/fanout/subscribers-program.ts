import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { operations } from '../../src/server/gateway/__generated__/operations.ts';
import { answerRequests } from '../support/requests.ts';

/** Many browsers. Each has a socket and follows the market where the server speaks GraphQL. */

/** The delivery is timed for one subscriber in this many. */
const timedShare = 50;
/** How many connect at a time. */
const together = 50;

const query = Object.values(operations).find((text) => text.startsWith('subscription MarketChanges'))!;
const subscribe = JSON.stringify({
  id: 'bench',
  type: 'subscribe',
  payload: { query, variables: { marketId: 'm1' } },
});

interface Heard {
  changes: number;
  delays: number[];
  /** The last message of the first subscriber. */
  last: string;
}

const heard = new Map<string, Heard>();

function connect(url: string, speaksGraphql: boolean, index: number): Promise<void> {
  const ws = new WebSocket(url, speaksGraphql ? 'graphql-transport-ws' : [], { perMessageDeflate: false });
  const count = heard.get(url)!;
  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.on('open', () => {
      if (speaksGraphql) ws.send('{"type":"connection_init"}');
      else resolve();
    });
    let told = speaksGraphql ? -2 : 0;
    ws.on('message', (data: Buffer) => {
      if (++told === -1) return ws.send(subscribe);
      if (told === 0) return resolve();
      count.changes++;
      if (index % timedShare !== 0) return;
      const text = data.toString();
      if (index === 0) count.last = text;
      count.delays.push(Date.now() - Date.parse(/"at":"([^"]+)"/.exec(text)![1]!));
    });
  });
}

answerRequests({
  open: () => undefined,
  connect: async ({ url, count, speaksGraphql }: { url: string; count: number; speaksGraphql: boolean }) => {
    heard.set(url, { changes: 0, delays: [], last: '' });
    for (let done = 0; done < count; done += together) {
      const some = Math.min(together, count - done);
      await Promise.all(Array.from({ length: some }, (_, one) => connect(url, speaksGraphql, done + one)));
    }
  },
  /** What has arrived since the last call; waits for `changes` changes or `patienceMs`. */
  heard: async ({ url, changes, patienceMs }: { url: string; changes: number; patienceMs: number }) => {
    const count = heard.get(url)!;
    const since = performance.now();
    while (count.changes < changes && performance.now() - since < patienceMs) await pause(20);
    const told = { ...count };
    heard.set(url, Object.assign(count, { changes: 0, delays: [] }));
    return told;
  },
  close: () => void setTimeout(() => process.exit(0), 100),
});
