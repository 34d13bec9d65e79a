import { GatewayRefusal } from './client.ts';
import { send, type ClientOptions } from './send.ts';

/** Reads a file of the gateway's with the user's token, which a link could not carry. Rejects if it is not to be had. */
export async function readFile(options: ClientOptions, path: string): Promise<Blob> {
  const response = await send({ ...options, uri: path }, { method: 'GET' });
  if (!response.ok) throw new GatewayRefusal(path, response.status);
  return response.blob();
}
