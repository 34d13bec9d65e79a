import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { Frame } from '../../src/server/gateway/live/frame.ts';
import { Changes } from './changes.ts';
import { serveBench } from './server-requests.ts';

/** The minimum: each change is put into one frame, which is written to every socket of a bare `ws` server. */
const changes = new Changes();
const sockets = new Set<Socket>();
const types = { IMAGE: 'MarketImage', CHANGE: 'MarketChange' } as const;

changes.listen((change) => {
  const { definition, runners, matched, ...message } = change;
  // Named as in the subscription, so that the bytes are the same.
  const marketChanges = {
    __typename: types[message.type],
    marketId: message.marketId,
    epoch: message.epoch,
    from: message.from,
    to: message.to,
    at: message.at,
    changed: definition ?? null,
    changes: runners.map((one) => ({
      runnerId: one.runnerId,
      toBack: one.toBack,
      toLay: one.toLay,
      lastOdds: one.lastOdds ?? null,
      matched: one.matched,
    })),
    matchedNow: matched,
  };
  const bytes = new Frame(JSON.stringify({ data: { marketChanges } })).bytes('bench');
  for (const socket of sockets) socket.write(bytes);
});

serveBench(changes, async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (ws, { socket }) => {
    sockets.add(socket);
    ws.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
