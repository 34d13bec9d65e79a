import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ListenChannel } from './channel.ts';
import { Documents, type Write } from './documents.ts';

const channelPath = '/google.firestore.v1.Firestore/Listen/channel';
const commitPath = /^\/v1\/projects\/([^/]+)\/databases\/\(default\)\/documents:commit$/;

/**
 * Firestore for tests, as its browser SDK and a publisher see it: Listen of documents over WebChannel, and `commit`
 * over REST. It has no rules and no users.
 */
export class FirestoreServer {
  readonly #projects = new Map<string, Documents>();
  readonly #channels = new Map<string, ListenChannel>();
  /** Projects that do not answer or send anything. */
  readonly mute = new Set<string>();
  #server = createServer((request, response) => void this.#answer(request, response));
  port = 0;

  static async open(): Promise<FirestoreServer> {
    const server = new FirestoreServer();
    await server.listen(0);
    return server;
  }

  /** What a project holds. It outlives the server's connections. */
  project(id: string): Documents {
    let documents = this.#projects.get(id);
    if (!documents) this.#projects.set(id, (documents = new Documents()));
    return documents;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async listen(port = this.port): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Cuts every connection and stops listening. `listen` opens it again, without the old sessions. */
  async stop(): Promise<void> {
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    // A browser's SDK sends credentials along.
    response.setHeader('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const body = await textOf(request);
    const commit = commitPath.exec(url.pathname);
    if (commit) return this.#commit(commit[1]!, body, response);
    if (url.pathname === channelPath)
      return this.#channel(request.method ?? '', url.searchParams, body, response);
    response.writeHead(404).end();
  }

  #commit(projectId: string, body: string, response: ServerResponse): void {
    if (this.mute.has(projectId)) return void response.writeHead(503).end();
    const { writes } = JSON.parse(body) as { writes: Write[] };
    const commitTime = this.project(projectId).commit(writes);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ commitTime, writeResults: writes.map(() => ({ updateTime: commitTime })) }),
    );
  }

  #channel(method: string, query: URLSearchParams, body: string, response: ServerResponse): void {
    const sid = query.get('SID');
    if (sid === null) return this.#open(query, body, response);
    const channel = this.#channels.get(sid);
    if (!channel) return void response.writeHead(400).end('Unknown SID');
    if (query.get('TYPE') === 'terminate') {
      channel.close();
      this.#channels.delete(sid);
      return void response.end();
    }
    if (method === 'GET') {
      channel.openBack(response, Number(query.get('AID') ?? 0), query.get('CI') === '1');
      return;
    }
    this.#hear(channel, body);
    const answer = JSON.stringify([channel.hasBack ? 1 : 0, channel.lastId, 0]);
    response.end(`${answer.length}\n${answer}`);
  }

  #open(query: URLSearchParams, body: string, response: ServerResponse): void {
    const projectId = /projects\/([^/]+)\//.exec(query.get('database') ?? '')?.[1] ?? '';
    if (this.mute.has(projectId)) return void response.writeHead(503).end();
    const sid = randomUUID();
    const channel = new ListenChannel(this.project(projectId));
    this.#channels.set(sid, channel);
    const answer = JSON.stringify([[0, ['c', sid, '', 8, 12, 30_000]]]);
    response.end(`${answer.length}\n${answer}`);
    this.#hear(channel, body);
  }

  #hear(channel: ListenChannel, body: string): void {
    const form = new URLSearchParams(body);
    const count = Number(form.get('count') ?? 0);
    const requests = Array.from(
      { length: count },
      (_, at) => JSON.parse(form.get(`req${at}___data__`) ?? '{}') as object,
    );
    channel.hear(Number(form.get('ofs') ?? 0), requests);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += (chunk as Buffer).toString();
  return text;
}
