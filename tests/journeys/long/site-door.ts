import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** The site as the browser sees it through this door. */
type Build = 'first' | 'next' | 'withdrawn';

export interface SiteDoor {
  url: string;
  /** What a new deployment does: from now on there is this build, and every open connection is cut. */
  deploy(build: Build): void;
  /** Files whose name contains the text do not come. */
  lose(name: string | null): void;
  /** What a page posts takes this many ms to arrive, and does not arrive if it gives up before. */
  slow(ms: number): void;
  /** How many have been asked for and have not come. */
  lost(): number;
  close(): Promise<void>;
}

/** The next build has every file under another name, which its page, its worker and its scripts use. */
const hashed = /([\w.]+-[\w-]{8})(\.(?:js|css|woff2))/g;
const renamed = (text: string) =>
  text.replace(hashed, '$1.next$2').replace(/(const build = '\w+)/, '$1-next');
const isText = (type = '') => /html|javascript|css/.test(type);

/** Stands before the product, so that a browser can meet more than one build of it under one address. */
export async function openSiteDoor(target: string): Promise<SiteDoor> {
  const { hostname, port, host } = new URL(target);
  let build: Build = 'first';
  let losing: string | null = null;
  let lost = 0;
  let uplink = 0;
  const sockets = new Set<Socket>();

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/', method } = request;
    // The product has one build, which has not changed: it would say so.
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = request.headers;
    const isAsset = path.startsWith('/assets/');
    const isGone = isAsset && path.includes('.next.') !== (build === 'next');
    const isLost = losing !== null && path.includes(losing);
    if (isLost) lost++;
    if (isGone || isLost) return void response.writeHead(404).end();
    const wanted = build === 'withdrawn' && path === '/worker.js' ? '/worker-withdrawn.js' : path;
    const onward = ask(
      {
        hostname,
        port,
        method,
        path: wanted.replace('.next.', '.'),
        headers: {
          ...headers,
          host,
          'accept-encoding': 'identity',
          ...(headers.origin && { origin: target }),
        },
      },
      (answer) => {
        const { 'content-length': ___, ...told } = answer.headers;
        const isOurs = build === 'next' && isText(answer.headers['content-type']);
        response.writeHead(answer.statusCode ?? 502, isOurs ? told : answer.headers);
        if (!isOurs) return void answer.pipe(response);
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => response.end(renamed(Buffer.concat(chunks).toString())));
      },
    );
    onward.on('error', () => response.destroy());
    if (uplink === 0 || method !== 'POST') return void request.pipe(onward);
    const arrives = setTimeout(() => request.pipe(onward), uplink);
    response.on('close', () => {
      if (response.headersSent) return;
      clearTimeout(arrives);
      onward.destroy();
    });
  };

  const server = createServer(pass);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', ({ url: path, headers }, socket, head: Buffer) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...headers, host, origin: target });
      onward.write(`GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => undefined);
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => {
      build = next;
      cut();
    },
    lose: (name) => (losing = name),
    slow: (ms) => (uplink = ms),
    lost: () => lost,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
