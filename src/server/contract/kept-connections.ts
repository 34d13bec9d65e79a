import { Agent, type Dispatcher } from 'undici';

/** How long an exchange may take to answer, ms, and then between two pieces of its answer. */
const patience = 15_000;

/** Keeps connections to each exchange, so that a call costs none. `fetch` takes several times as long for a call. */
const connections = new Agent({ headersTimeout: patience, bodyTimeout: patience });

export interface SentRequest extends Pick<Dispatcher.DispatchOptions, 'method' | 'body'> {
  headers: Record<string, string>;
}

/**
 * Sends a request and reads its whole answer: what is not read would keep its connection from the next call. Rejects if
 * there is no answer, or once `signal` aborts. Undici's `request` would make a stream for each answer.
 */
export function sendRequest(
  url: string,
  sent: SentRequest,
  signal?: AbortSignal,
): Promise<{ status: number; text: string }> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    let status = 0;
    const parts: Buffer[] = [];
    connections.dispatch(
      { ...sent, origin, path: pathname + search },
      {
        onRequestStart: (controller) => {
          const abort = () => controller.abort(signal?.reason as Error);
          if (signal?.aborted) abort();
          else signal?.addEventListener('abort', abort, { once: true });
        },
        onResponseStart: (_, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_, part) => void parts.push(part),
        onResponseEnd: () => resolve({ status, text: Buffer.concat(parts).toString() }),
        onResponseError: (_, error) => reject(error),
      },
    );
  });
}
