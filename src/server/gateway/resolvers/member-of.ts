import type { Refusal } from '../upstream/failures.ts';

/** An answer as a member of its union. */
export const memberOf = <Name extends string, Data extends object>(name: Name, answer: Data | Refusal) =>
  'isRefusal' in answer
    ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
    : { __typename: name, ...answer };
