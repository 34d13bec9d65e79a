import { print } from 'graphql';
import { MarketChangesDocument } from '../../../src/graphql/__generated__/graphql.ts';
import type { MarketMessage } from '../../../src/live/transport.ts';

/** The stream's messages over a bare socket: no client, no checks. */
export function hearMessages(url: string, hear: (message: MarketMessage) => void): void {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => say({ type: 'connection_init' }));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as {
      type: string;
      payload?: { data: { marketChanges: MarketMessage } };
    };
    if (message.type === 'connection_ack')
      say({ id: '1', type: 'subscribe', payload: { query: print(MarketChangesDocument) } });
    if (message.type === 'next') hear(message.payload!.data.marketChanges);
  });
}
