import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, DataOf } from '#contract/call.ts';
import { callExchange, NoAnswer, type Answer, type Credentials } from '#contract/rest-client.ts';

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

/** Calls the exchange until it answers: it may be starting again, and every call here may be sent twice. */
export type PatientCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  credentials?: Credentials,
) => Promise<Answer<C>>;

const pauseMs = 500;
const tooManyRequests = 429;

/** Once `stop` is aborted, a call is tried one single time more and throws `NoAnswer` when there is none. */
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

/** The data of an answer without which there is nothing to go on with. Throws the refusal's words. */
export function required<C extends Call>(answer: Answer<C>): DataOf<C> {
  if (!answer.ok) throw new Error(`The exchange refused (${answer.code}): ${answer.message}`);
  return answer.data;
}
