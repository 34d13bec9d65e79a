import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { headersOf, NoAnswer, NotUnderstood, unread, untilRead, type Credentials } from './rest-client.ts';

/**
 * Reads an `application/x-ndjson` stream of the exchange, one parsed message at a time, until it ends or `signal`
 * aborts. Throws `StreamRefused`, `NoStream`, `NotUnderstood`, or `NoAnswer` if the connection breaks. The messages are
 * not validated.
 */
export async function* readStream<Message>(
  ...asked: [baseUrl: string, path: string, credentials: Credentials, signal: AbortSignal]
): AsyncGenerator<Message> {
  for await (const message of readLines<Message>(...asked)) if (message !== null) yield message;
}

/** Reads a stream with its blank lines, by which an exchange says that there is nothing new: each is a null. */
export async function* readLines<Message>(
  baseUrl: string,
  path: string,
  credentials: Credentials,
  signal: AbortSignal,
): AsyncGenerator<Message | null> {
  const name = path.replace(/\?.*/, '');
  try {
    yield* linesIn<Message>(await ask(`${baseUrl}${path}`, headersOf(credentials), signal), name);
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    if (cause instanceof NoAnswer || cause instanceof StreamRefused) throw cause;
    throw new NoAnswer(`${name}: the connection broke`, { cause });
  }
}

/**
 * Requests a stream, on a connection of its own. `fetch` would open another one, unused, whenever a stream is given up,
 * and keep it for as long as the exchange keeps those.
 */
async function ask(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  const send = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const hear = (response: IncomingMessage) => {
        // What nobody reads would keep the connection.
        if (response.statusCode === unread) response.resume();
        resolve(response);
      };
      request(url, { headers, signal, agent: false }, hear).on('error', reject).end();
    });
  return untilRead(send, ({ statusCode }) => statusCode);
}

/** `path` is for messages. */
async function* linesIn<Message>(response: IncomingMessage, path: string): AsyncGenerator<Message | null> {
  const { statusCode: status, headers } = response;
  const type = headers['content-type'] ?? '';
  if (status !== 200 || !mayBeLines(type)) {
    response.destroy();
    throw status === 401 ? new StreamRefused(401) : new NoStream(`${path}: HTTP ${status} ${type}`);
  }
  const split = lineSplitter();
  let isStream = false;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    for (const line of split(chunk)) {
      const message = line.trim() === '' ? null : messageIn(line);
      if (message === undefined && isStream) throw new NotUnderstood(`${path}: a line is not a message`);
      if (message === undefined) throw new NoStream(`${path}: the first line is not a message`);
      isStream ||= message !== null;
      yield message as Message | null;
    }
  }
  if (!isStream) throw new NoStream(`${path}: it ended without a message`);
}

/** Returns the lines that each chunk completes. */
function lineSplitter(): (chunk: Uint8Array) => string[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    return lines;
  };
}

/** A page or a form is no stream; some exchanges name none of the types that their lines could have. */
const mayBeLines = (type: string): boolean => type === '' || /json|text\/plain|octet-stream/.test(type);

/** Returns undefined for a line that is no message. */
function messageIn(line: string): object | undefined {
  try {
    const said: unknown = JSON.parse(line);
    const isMessage = typeof said === 'object' && said !== null && 'type' in said;
    return isMessage && typeof said.type === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** This exchange offers no such stream; the caller must poll instead. */
export class NoStream extends NoAnswer {
  override readonly name = 'NoStream';
}

/** The token is missing, expired or revoked. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly status: number;
  constructor(status: number) {
    super(`The stream was refused: HTTP ${status}`);
    this.status = status;
  }
}
