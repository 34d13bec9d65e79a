import type { GraphqlClient } from './client.ts';
import { GiveUpDocument } from './__generated__/graphql.ts';

/**
 * Tells the exchange not to take what it has not received under this client id, and then asks what it has: it was given
 * up, or had been received before. Throws if that cannot be learned.
 */
export async function giveUp<Answer extends { kind: string }>(
  client: GraphqlClient,
  clientId: string,
  lookUp: (client: GraphqlClient, clientId: string) => Promise<Answer>,
): Promise<Exclude<Answer, { kind: 'neverArrived' }>> {
  await client.mutate({ mutation: GiveUpDocument, variables: { clientId } });
  const answer = await lookUp(client, clientId);
  if (!hasResult(answer)) throw new Error('What was given up must have a result');
  return answer;
}

const hasResult = <Answer extends { kind: string }>(
  answer: Answer,
): answer is Exclude<Answer, { kind: 'neverArrived' }> => answer.kind !== 'neverArrived';
