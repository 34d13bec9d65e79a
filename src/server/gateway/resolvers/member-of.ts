import type { Refusal } from '../upstream/failures.ts';

/** A refusal as the member of its union. */
export const refusalMember = <Code extends string>({ code, message }: Refusal<Code>) => ({
  __typename: 'Refusal' as const,
  code,
  message,
});

/** Turns an answer into a member of its union. */
export const memberOf = <Name extends string, Data extends object, Code extends string>(
  name: Name,
  answer: Data | Refusal<Code>,
) => ('isRefusal' in answer ? refusalMember(answer) : { __typename: name, ...answer });
