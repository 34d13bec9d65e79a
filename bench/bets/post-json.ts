import { sendRequest } from '../../src/server/contract/kept-connections.ts';

/** Posts JSON over connections that stay open, and returns the parsed answer. Throws for a status other than 200. */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  const { status, text } = await sendRequest(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`HTTP ${status}: ${text}`);
  return JSON.parse(text);
}
