import { Agent, request } from 'node:http';

export interface Sent {
  method: string;
  /** Sent as is. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface Heard {
  status: number;
  /** Null for a stream, since it does not end. */
  text: string | null;
}

/** Longer than the exchange takes on the busiest machine. */
const patienceMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export const closeConnections = (): void => agent.destroy();

/** Sends a request and reads the answer. One that does not arrive in time is a hang. */
export const send = (url: string, { method, path, headers, body }: Sent): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    // Node tells the length of a body by itself, but not that of a DELETE.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent, timeout: patienceMs },
      (response) => {
        const status = response.statusCode ?? 0;
        if (response.headers['content-type'] === 'application/x-ndjson') {
          response.destroy();
          resolve({ status, text: null });
          return;
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString() }));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${path.slice(0, 200)} was not answered`)));
    asked.on('error', reject);
    asked.end(body);
  });
