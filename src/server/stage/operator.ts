import type { Call, DataOf } from '#contract/call.ts';
import { callExchange, type Answer } from '#contract/rest-client.ts';

/** Calls the exchange with the operator's key. Rejects with the refusal's words. */
export type Operator = <C extends Call>(call: C, input: InputOf<C>) => Promise<DataOf<C>>;

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

export const openOperator =
  (baseUrl: string, operatorKey: string): Operator =>
  async (call, input) =>
    required(await callExchange(baseUrl, call, input, { operatorKey }));

/** Returns the data of an answer. Throws the refusal's words. */
export function required<C extends Call>(answer: Answer<C>): DataOf<C> {
  if (!answer.ok) throw new Error(`The exchange refused: ${answer.message}`);
  return answer.data;
}
