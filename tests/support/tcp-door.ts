import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A fixed address in front of a server that may move, or whose connections a test cuts. */
export interface TcpDoor {
  url: string;
  /** Sets where connections lead from now on. */
  lead(url: string): void;
  /** Cuts every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function openTcpDoor(target: string): Promise<TcpDoor> {
  let port = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(port, '127.0.0.1');
    outside.pipe(inside).pipe(outside);
    for (const socket of [outside, inside]) {
      sockets.add(socket);
      // An end that breaks takes the other with it.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        outside.destroy();
        inside.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (url) => {
      port = Number(new URL(url).port);
    },
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
