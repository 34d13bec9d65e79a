import { createServer, type AddressInfo } from 'node:net';
import { takenPortMessage } from '#server/runtime/process.ts';
import { CannotStart } from './child.ts';

/** Throws `CannotStart`, naming the option, if the port cannot be listened on. */
export async function requireFreePort(
  port: number,
  host: string,
  setting: string,
  flag: string,
): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const taken = takenPortMessage(error, port, setting, flag);
      reject(new CannotStart(taken ?? `Port ${port} of ${host} cannot be used: ${error.message}.`));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** Finds a port of that host that is free now. */
export async function findFreePort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
