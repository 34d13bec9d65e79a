import { requestHeaders } from '#domain/wire/request-headers.ts';

export interface ClientOptions {
  /** The gateway's address, e.g. `/graphql`. */
  uri: string;
  /** Read at each request; null for a visitor. */
  readToken: () => string | null;
  readUserName: () => string | null;
  /** Called with the time of an answer (its `date`). */
  onTime?: (at: string) => void;
  /** SES-3: called with the token of a request that was answered with HTTP 401. */
  onUnauthorised: (token: string | null) => void;
}

/**
 * Sends a request to the gateway with the stored token, or with the token it concerns. If it is refused while this or
 * another tab renews the stored token, it is sent once more with the new one: a refused call has done nothing.
 */
export async function send(
  { uri, readToken, readUserName, onTime, onUnauthorised }: ClientOptions,
  init: RequestInit,
  about?: string,
): Promise<Response> {
  const sendOnce = async (token: string | null) => {
    const response = await fetch(uri, {
      ...init,
      headers: { ...(init.headers as object), ...requestHeaders(uri, token, readUserName()) },
    });
    onTime?.(response.headers.get('date') ?? '');
    return response;
  };
  // 408: the server was too busy to read the request in time. It has done nothing.
  const sendWith = async (token: string | null) => {
    const response = await sendOnce(token);
    return response.status === 408 ? sendOnce(token) : response;
  };
  const token = about ?? readToken();
  const response = await sendWith(token);
  if (response.status !== 401) return response;
  const stored = about === undefined ? readToken() : null;
  const isRenewed = token !== null && stored !== null && stored !== token;
  const last = isRenewed ? await sendWith(stored) : response;
  if (last.status === 401) onUnauthorised(isRenewed ? stored : token);
  return last;
}
