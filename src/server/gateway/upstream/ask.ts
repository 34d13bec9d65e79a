import { commonRefusals, type Call, type DataOf, type RefusalsOf } from '#contract/call.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';
import { Refused, Unauthorised, type Refusal } from './failures.ts';
import type { Caller } from './upstream.ts';

export interface Exchange {
  /** Without a trailing slash. */
  baseUrl: string;
  /** SES-4: the name of the header that carries the user name. */
  nameHeader: string;
}

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

export const visitor: Caller = { token: null };

/** Passes on the token, and with it the user name the browser sent (SES-4). */
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

/** `OTHER`: a code that the contract does not have, of another exchange. Its message says why all the same. */
export type KnownRefusal<C extends Call> = RefusalsOf<C> | (typeof commonRefusals)[number] | 'OTHER';

function knownCode<C extends Call>(call: C, code: string): KnownRefusal<C> {
  const known: readonly string[] = [...call.refusals, ...commonRefusals];
  return known.includes(code) ? code : 'OTHER';
}

/** Returns the answer, or the refusal as a value. Throws `Unauthorised` and `NoAnswer`. */
export async function ask<C extends Call>(
  exchange: Exchange,
  caller: Caller,
  call: C,
  input: InputOf<C>,
): Promise<{ data: DataOf<C> } | Refusal<KnownRefusal<C>>> {
  const answer = await callExchange(exchange.baseUrl, call, input, credentialsOf(exchange, caller));
  if (answer.ok) return { data: answer.data };
  if (answer.status === 401) throw new Unauthorised();
  return { isRefusal: true, code: knownCode(call, answer.code), message: answer.message };
}

/** Returns the answer. Throws `Refused` as well. */
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
