import { createServer } from 'node:net';

/**
 * A free port below the range that systems use for outgoing connections, so that nobody takes it while the exchange is
 * down.
 */
export async function findPort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('A hundred ports were tried and none is free.');
}
