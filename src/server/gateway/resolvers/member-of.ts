import type { Refusal } from '../upstream/failures.ts';

/** Turns an answer into a member of its union. */
export const memberOf = <Name extends string, Data extends object, Code extends string>(
  name: Name,
  answer: Data | Refusal<Code>,
) =>
  'isRefusal' in answer
    ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
    : { __typename: name, ...answer };
