import { fetchRead, headersOf, NoAnswer, NotUnderstood, type Credentials } from './rest-client.ts';

/**
 * Reads an `application/x-ndjson` stream of the exchange, one parsed message at a time, until it ends or `signal`
 * aborts. Throws `StreamRefused`, `NoStream`, `NotUnderstood`, or whatever cut the connection. The messages are not
 * validated.
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
  const response = await fetchRead(`${baseUrl}${path}`, { headers: headersOf(credentials), signal });
  if (response.status === 401) throw new StreamRefused(401);
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !response.body || !mayBeLines(type)) {
    await response.body?.cancel();
    throw new NoStream(`${pathOnly(path)}: HTTP ${response.status} ${type}`);
  }
  const split = lineSplitter();
  let isStream = false;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    for (const line of split(chunk)) {
      const message = line.trim() === '' ? null : messageIn(line);
      if (message === undefined && isStream)
        throw new NotUnderstood(`${pathOnly(path)}: a line is not a message`);
      if (message === undefined) throw new NoStream(`${pathOnly(path)}: the first line is not a message`);
      isStream ||= message !== null;
      yield message as Message | null;
    }
  }
  if (!isStream && !type.includes('ndjson')) throw new NoStream(`${pathOnly(path)}: no lines`);
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

const pathOnly = (path: string): string => path.replace(/\?.*/, '');

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
