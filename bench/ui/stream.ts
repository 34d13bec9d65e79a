import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { MarketDefinition } from '../../src/live/market-store.ts';
import { sampleDefinition } from '../../src/live/market.test-data.ts';
import type { MarketChangeMessage, MarketImageMessage } from '../../src/live/transport.ts';
import { seeded } from '../support/random.ts';
import { cellTexts, ladderOf, levelsOf, probeCell, probeSize, runnerCount, type Figures } from './cells.ts';

const runnerId = (at: number) => `r${at}`;
const marketId = '1.1';
const epoch = 'bench';
const at = '2026-11-21T14:00:00.000Z';
/** A page's feed takes a longer silence for a cut. */
const heartbeatMs = 500;
const sendEveryMs = 4;
/** One of this many changes is of the cell whose painting is watched. */
const probeEvery = 20;

const definition = (): MarketDefinition => {
  const [first] = sampleDefinition().runners;
  return sampleDefinition({
    runners: Array.from({ length: runnerCount }, (_, place) => ({
      ...first!,
      runnerId: runnerId(place),
      name: `Runner ${place + 1}`,
      sortPriority: place + 1,
    })),
  });
};

/** What one cell holds, by its number: odds in hundredths that alternate between two, and a size in minor units. */
const firstFigures = (): Figures[] =>
  Array.from({ length: runnerCount * 6 }, (_, cell) => {
    const { ladder, depth } = ladderOf(cell);
    return [ladder === 'toBack' ? 300 - depth * 10 : 310 + depth * 10, 1_000_00];
  });

/** A market's stream of changes, one cell each, the same for everyone, as the gateway writes it, over graphql-ws. */
export async function openStream() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  let socket: WebSocket | undefined;
  let id = '';
  let to = 1;
  let figures = firstFigures();
  const say = (message: object) =>
    socket?.send(JSON.stringify({ id, type: 'next', payload: { data: { marketChanges: message } } }));
  server.on('connection', (one) => {
    one.on('message', (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as { type: string; id?: string };
      if (message.type === 'connection_init') one.send('{"type":"connection_ack"}');
      if (message.type === 'ping') one.send('{"type":"pong"}');
      if (message.type !== 'subscribe') return;
      socket = one;
      id = message.id!;
      to = 1;
      figures = firstFigures();
      const runners = Array.from({ length: runnerCount }, (_, place) => ({
        runnerId: runnerId(place),
        ...levelsOf(figures, place),
        lastOdds: null,
        matched: 0,
      }));
      const image: MarketImageMessage = {
        __typename: 'MarketImage',
        marketId,
        epoch,
        to,
        at,
        definition: definition(),
        runners,
        matched: 0,
      };
      say(image);
    });
  });
  const heartbeat = setInterval(
    () => say({ __typename: 'MarketHeartbeat', marketId, epoch, to, at }),
    heartbeatMs,
  );

  const change = (cell: number, after: Figures) => {
    const [odds] = figures[cell]!;
    figures[cell] = after;
    const { ladder } = ladderOf(cell);
    const levels = odds === after[0] ? [after] : [[odds, 0] as const, after];
    const message: MarketChangeMessage = {
      __typename: 'MarketChange',
      marketId,
      epoch,
      from: to,
      to: (to += 1),
      at,
      changed: null,
      matchedNow: null,
      changes: [
        {
          runnerId: runnerId(Math.floor(cell / 6)),
          toBack: ladder === 'toBack' ? levels : null,
          toLay: ladder === 'toLay' ? levels : null,
          lastOdds: null,
          matched: null,
        },
      ],
    };
    say(message);
  };

  return {
    url: `ws://127.0.0.1:${port}/live`,
    /** Sends `rate` changes a second for `ms`; returns how many, and what each cell says at the end. */
    async run(rate: number, ms: number): Promise<{ sent: number; cells: string[] }> {
      const random = seeded(7);
      const count = Math.round((rate * ms) / 1_000);
      const start = performance.now();
      let sent = 0;
      let probes = 0;
      while (sent < count) {
        const due = Math.min(count, Math.floor(((performance.now() - start) * rate) / 1_000));
        for (; sent < due; sent++) {
          if (sent % probeEvery === 0) {
            change(probeCell, [figures[probeCell]![0], probeSize((probes += 1))]);
            continue;
          }
          // For the other runners: half of the changes move the odds, all move the size.
          const cell = 6 + Math.floor(random() * (runnerCount - 1) * 6);
          const [first] = firstOf(cell);
          const odds = random() < 0.5 ? figures[cell]![0] : first + (figures[cell]![0] === first ? 2 : 0);
          change(cell, [odds, (100 + Math.floor(random() * 9_900)) * 100]);
        }
        await new Promise((resolve) => setTimeout(resolve, sendEveryMs));
      }
      return { sent, cells: cellTexts(figures) };
    },
    close(): void {
      clearInterval(heartbeat);
      for (const one of server.clients) one.terminate();
      server.close();
    },
  };
}

const starts = firstFigures();
const firstOf = (cell: number): Figures => starts[cell]!;
