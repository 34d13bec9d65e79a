import { commonRefusals, type Call, type DataOf, type RefusalsOf } from '#contract/call.ts';
import { callExchange, NotUnderstood, type Credentials, type ReadData } from '#contract/rest-client.ts';
import { understood } from '#contract/understood.ts';
import { Refused, Unauthorised, type Refusal } from './failures.ts';
import type { Caller } from './upstream.ts';

export interface Exchange {
  /** Without a trailing slash. */
  baseUrl: string;
  /** SES-4: the name of the header that carries the user name. */
  nameHeader: string;
  /** Called with a sentence for each market, bet and so on that is left out because it is not understood. */
  leftOut: (sentence: string) => void;
  /** It is our own, of this build: it has checked its answers against the contract, and they are not checked again. */
  isOwn: boolean;
}

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

export const visitor: Caller = { token: null };

/** Passes on the token, and with it the user name the browser sent (SES-4). */
export function credentialsOf(
  { nameHeader }: Exchange,
  { token, userName, address, agent, device }: Caller,
): Credentials {
  return {
    token: token ?? undefined,
    device,
    headers: {
      ...(token && userName && { [nameHeader]: userName }),
      ...(address && { 'x-forwarded-for': address }),
      ...(agent && { 'user-agent': agent }),
    },
  };
}

/** `OTHER`: a code that the contract does not have, of another exchange. Its message says why all the same. */
export type KnownRefusal<C extends Call> = RefusalsOf<C> | (typeof commonRefusals)[number] | 'OTHER';

function knownCode<C extends Call>(call: C, code: string): KnownRefusal<C> {
  const known: readonly string[] = [...call.refusals, ...commonRefusals];
  return known.includes(code) ? code : 'OTHER';
}

const asSaid: ReadData = (call, data) => data as DataOf<typeof call>;

/** Reads an answer without what is not understood in its lists. */
const reading = ({ isOwn, leftOut }: Exchange): ReadData => {
  if (isOwn) return asSaid;
  return (call, data) => {
    const read = understood(call.data, data);
    if ('problem' in read) throw new NotUnderstood(`${call.name}: ${read.problem}`, read.field);
    for (const sentence of read.leftOut) leftOut(`${call.name}: ${sentence}`);
    return read.data as DataOf<typeof call>;
  };
};

/** Returns the answer, or the refusal as a value. Throws `Unauthorised`, `NoAnswer` and `NotUnderstood`. */
export async function ask<C extends Call>(
  exchange: Exchange,
  caller: Caller,
  call: C,
  input: InputOf<C>,
): Promise<{ data: DataOf<C> } | Refusal<KnownRefusal<C>>> {
  const credentials = credentialsOf(exchange, caller);
  const answer = await callExchange(exchange.baseUrl, call, input, credentials, undefined, reading(exchange));
  if (answer.ok) return { data: answer.data };
  if (answer.status === 401) throw new Unauthorised(answer.code);
  const { message, secondStep } = answer;
  return { isRefusal: true, code: knownCode(call, answer.code), message, ...(secondStep && { secondStep }) };
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
