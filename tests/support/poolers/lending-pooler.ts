import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { atPort, type Pooler } from './pooler.ts';

/** A message of PostgreSQL's protocol, its type and length included. */
type Message = Buffer;

const typeOf = (message: Message): string => String.fromCharCode(message[0] ?? 0);
const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const terminate = Buffer.from([0x58, 0, 0, 0, 4]);

/** Hands out the whole messages of a stream's parts. */
function readerOf(take: (message: Message) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (part) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/**
 * Does what PgBouncer does in transaction mode, with one connection: lends it to a client until its transaction ends, and
 * then to the next, with all that the session holds. It speaks no TLS.
 */
export async function openLendingPooler(url: string): Promise<Pooler> {
  const target = new URL(url);
  const server = connect(Number(target.port), target.hostname);
  const clients = new Map<Socket, Buffer[]>();
  /** What the server said to the first client once it knew it. The others hear the same. */
  const greeting: Message[] = [];
  /** Clients that came before the server knew the first one. */
  const ungreeted: Socket[] = [];
  let first: Socket | null = null;
  let borrower: Socket | null = null;
  let isGreeted = false;

  const greet = (client: Socket) => void client.write(Buffer.concat([authenticated, ...greeting]));

  const lend = () => {
    if (borrower) return;
    const [next, parts = []] = [...clients].find(([, waiting]) => waiting.length > 0) ?? [];
    if (!next) return;
    borrower = next;
    server.write(Buffer.concat(parts.splice(0)));
  };
  server.on(
    'data',
    readerOf((message) => {
      borrower?.write(message);
      const type = typeOf(message);
      if (!isGreeted && 'SKZ'.includes(type)) greeting.push(message);
      // Z: ready for a query; I: outside a transaction.
      if (type !== 'Z' || message[5] !== 'I'.charCodeAt(0)) return;
      isGreeted = true;
      ungreeted.splice(0).forEach(greet);
      borrower = null;
      lend();
    }),
  );

  const door = createServer((client) => {
    const waiting: Buffer[] = [];
    clients.set(client, waiting);
    // The server knows the first client alone; to it, another one's introduction would be a broken message.
    first ??= client;
    let isKnown = first === client;
    client.on('data', (part) => {
      if (!isKnown) {
        isKnown = true;
        if (isGreeted) greet(client);
        else ungreeted.push(client);
        return;
      }
      if (part.equals(terminate)) return;
      if (borrower === client) server.write(part);
      else waiting.push(part);
      lend();
    });
    client.on('error', () => client.destroy());
    client.on('close', () => clients.delete(client));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    url: atPort(url, (door.address() as AddressInfo).port),
    close: async () => {
      for (const client of clients.keys()) client.destroy();
      server.destroy();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}
