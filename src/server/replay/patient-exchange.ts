import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, DataOf } from '#contract/call.ts';
import { callExchange, NoAnswer, type Answer, type Credentials } from '#contract/rest-client.ts';

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

/** Calls the exchange until it answers: it may be restarting, and every call here may be sent twice. */
export type PatientCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  credentials?: Credentials,
) => Promise<Answer<C>>;

const pauseMs = 500;
const tooManyRequests = 429;

/** Once `stop` is aborted, a call is tried only once more and throws `NoAnswer` if there is no answer. */
export function patientCalls(baseUrl: string, stop: AbortSignal): PatientCall {
  return async (call, input, credentials) => {
    for (;;) {
      try {
        const answer = await callExchange(baseUrl, call, input, credentials);
        if (answer.ok || answer.status !== tooManyRequests || stop.aborted) return answer;
      } catch (error) {
        if (!(error instanceof NoAnswer) || stop.aborted) throw error;
      }
      await sleep(pauseMs, undefined, { signal: stop });
    }
  };
}

/** Returns the data of an answer the program depends on. Throws the refusal's message. */
export function required<C extends Call>(answer: Answer<C>): DataOf<C> {
  if (!answer.ok) throw new Error(`The exchange refused (${answer.code}): ${answer.message}`);
  return answer.data;
}
