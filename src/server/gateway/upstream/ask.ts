import type { Call, DataOf } from '#contract/call.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';
import { Refused, Unauthorised, type Refusal } from './failures.ts';
import type { Caller } from './upstream.ts';

export interface Exchange {
  /** Without a slash at its end. */
  baseUrl: string;
  /** SES-4: what the header with the user name is called. */
  nameHeader: string;
}

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

export const visitor: Caller = { token: null };

/** The token always goes along, and with it the name that the browser sent (SES-4). */
export function credentialsOf(
  { nameHeader }: Exchange,
  { token, userName, address, device }: Caller,
): Credentials {
  return {
    token: token ?? undefined,
    device,
    headers: {
      ...(token && userName && { [nameHeader]: userName }),
      ...(address && { 'x-forwarded-for': address }),
    },
  };
}

/** The answer, or the refusal as a value. Throws `Unauthorised` and `NoAnswer`. */
export async function ask<C extends Call>(
  exchange: Exchange,
  caller: Caller,
  call: C,
  input: InputOf<C>,
): Promise<{ data: DataOf<C> } | Refusal> {
  const answer = await callExchange(exchange.baseUrl, call, input, credentialsOf(exchange, caller));
  if (answer.ok) return { data: answer.data };
  if (answer.status === 401) throw new Unauthorised();
  return { isRefusal: true, code: answer.code, message: answer.message };
}

/** The answer. Throws `Refused` too. */
export async function demand<C extends Call>(
  exchange: Exchange,
  caller: Caller,
  call: C,
  input: InputOf<C>,
): Promise<DataOf<C>> {
  const answer = await ask(exchange, caller, call, input);
  if ('isRefusal' in answer) throw new Refused(answer.code, answer.message);
  return answer.data;
}
