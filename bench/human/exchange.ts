import type { Call } from '../../src/server/contract/call.ts';
import type { Answer } from '../../src/server/contract/rest-client.ts';

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The data of an answer that must not be a refusal. */
export function data<C extends Call>(answer: Answer<C>) {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data;
}
