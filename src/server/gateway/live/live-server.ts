import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { itemAt } from '#domain/must.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import { isOwnOrigin, SocketCount } from './live-limits.ts';
import { LiveSocket, type LiveNeeds } from './live-socket.ts';
import { closeCodes, subprotocol } from './protocol.ts';

/** Each socket is pinged once in this many seconds, spread over them. */
const pingSeconds = 30;
const closePatienceMs = 1_000;
const largestMessage = 64 * 1024;

/** Serves `/live` on the gateway's own web server. `close` resolves when every socket has closed. */
export function serveLive(server: Server, needs: LiveNeeds): { close(): Promise<void> } {
  const live = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: largestMessage,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  });
  const answered = new WeakSet<WebSocket>();
  const turns = Array.from({ length: pingSeconds }, () => new Set<WebSocket>());
  const sockets = new SocketCount(needs.limits.sockets);
  let opened = 0;

  live.on('connection', (ws: WebSocket, wire: Duplex, address: string) => {
    sockets.add(address);
    ws.on('close', () => sockets.remove(address));
    if (ws.protocol !== subprotocol) return ws.close(...closeCodes.wrongSubprotocol);
    needs.metrics.sockets.inc();
    const turn = itemAt(turns, opened++ % pingSeconds);
    turn.add(ws);
    ws.on('close', () => {
      needs.metrics.sockets.dec();
      turn.delete(ws);
    });
    ws.on('pong', () => answered.add(ws));
    answered.add(ws);
    new LiveSocket(ws, wire, needs).listen();
  });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0];
    const address = addressGroup(needs.addressOf(request));
    if (!needs.isOwnHost(request.headers.host)) refuseUpgrade(socket, '421 Misdirected Request');
    else if (path !== '/live') refuseUpgrade(socket, '404 Not Found');
    else if (!isOwnOrigin(request, needs.siteUrl)) refuseUpgrade(socket, '403 Forbidden');
    else if (sockets.isFull(address)) refuseUpgrade(socket, '429 Too Many Requests');
    else live.handleUpgrade(request, socket, head, (ws) => live.emit('connection', ws, socket, address));
  };
  server.on('upgrade', upgrade);

  // A browser that vanished without closing its socket answers no ping.
  let second = 0;
  const pinging = setInterval(() => {
    for (const ws of itemAt(turns, second++ % pingSeconds)) {
      if (!answered.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, 1_000).unref();

  return {
    close: async () => {
      clearInterval(pinging);
      server.off('upgrade', upgrade);
      for (const ws of live.clients) ws.close(...closeCodes.goingAway);
      const impatient = setTimeout(() => live.clients.forEach((ws) => ws.terminate()), closePatienceMs);
      await Promise.all([...live.clients].map((ws) => new Promise((resolve) => ws.once('close', resolve))));
      clearTimeout(impatient);
    },
  };
}

const refuseUpgrade = (socket: Duplex, status: string): unknown =>
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
