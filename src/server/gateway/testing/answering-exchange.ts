import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { restUpstream } from '../upstream/rest-upstream.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts an exchange with a few answers, by method and path; everything else is a 404. */
export async function exchangeOf(
  answers: Record<string, Answer>,
  options: { readFor?: number; isOwn?: boolean } = {},
) {
  const logged: string[] = [];
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const path = `${request.method} ${request.url}`;
    const answer = answers[path] ?? ((_, notThere) => refusal(404, 'NOT_FOUND')(request, notThere));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/`;
  const upstream = restUpstream({ baseUrl, log: (sentence) => logged.push(sentence), ...options });
  return { asked, logged, upstream };
}

export const data =
  (value: unknown): Answer =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: value }));
export const body =
  (status: number, type: string, text: string): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(text);
/** Nothing to say. */
export const done: Answer = (_, response) => response.writeHead(204).end();
export const refusal =
  (status: number, code: string): Answer =>
  (_, response) =>
    response.writeHead(status).end(JSON.stringify({ error: { code, message: `${code}.` } }));
export const messages =
  (...said: object[]): Answer =>
  (_, response) =>
    response.writeHead(200).end(said.map((message) => `${JSON.stringify(message)}\n`).join(''));
export const inTurn = (...answers: Answer[]): Answer => {
  let turn = 0;
  return (request, response) => answers[Math.min(turn++, answers.length - 1)]!(request, response);
};

/** Reads the first messages of a stream, then leaves it. */
export async function first<Message>(
  count: number,
  open: (signal: AbortSignal) => AsyncIterable<Message>,
): Promise<Message[]> {
  const leaving = new AbortController();
  const heard: Message[] = [];
  for await (const message of open(leaving.signal)) {
    heard.push(message);
    if (heard.length === count) break;
  }
  leaving.abort();
  return heard;
}
