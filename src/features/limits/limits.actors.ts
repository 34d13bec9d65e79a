import type { SeenLimits } from '#domain/limits/limit-change.ts';
import {
  AskToReturnDocument,
  ConfirmLimitDocument,
  ExcludeMyselfDocument,
  LimitsDocument,
  SetLimitDocument,
  SetRealityCheckDocument,
  TakeTimeOutDocument,
  type LimitsResultFieldsFragment,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { LimitsAnswer, SentChange } from '#machines/limits/limits.machine.ts';

export async function readLimits(client: GraphqlClient): Promise<SeenLimits> {
  const { data } = await client.query({ query: LimitsDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The gateway gave no limits');
  return data.limits;
}

/** Sends a change. Throws if there is no answer: it may have come all the same. */
export async function changeLimits(client: GraphqlClient, sent: SentChange): Promise<LimitsAnswer> {
  const answer = await sendChange(client, sent);
  if (!answer) throw new Error('The gateway gave no answer');
  return answer.__typename === 'Refusal'
    ? { kind: 'refused', message: answer.message }
    : { kind: 'done', limits: answer };
}

async function sendChange(
  client: GraphqlClient,
  { change, clientId }: SentChange,
): Promise<LimitsResultFieldsFragment | undefined> {
  switch (change.type) {
    case 'SET': {
      const { kind, frame, amount } = change;
      const variables = { clientId, kind, frame, amount };
      return (await client.mutate({ mutation: SetLimitDocument, variables })).data?.setLimit;
    }
    case 'CONFIRM': {
      const { kind, frame } = change;
      const variables = { clientId, kind, frame };
      return (await client.mutate({ mutation: ConfirmLimitDocument, variables })).data?.confirmLimit;
    }
    case 'TIME_OUT': {
      const variables = { clientId, length: change.length };
      return (await client.mutate({ mutation: TakeTimeOutDocument, variables })).data?.takeTimeOut;
    }
    case 'EXCLUDE': {
      const variables = { clientId, months: change.months };
      return (await client.mutate({ mutation: ExcludeMyselfDocument, variables })).data?.excludeMyself;
    }
    case 'RETURN':
      return (await client.mutate({ mutation: AskToReturnDocument, variables: { clientId } })).data
        ?.askToReturn;
    case 'REALITY': {
      const variables = { clientId, every: change.every };
      return (await client.mutate({ mutation: SetRealityCheckDocument, variables })).data?.setRealityCheck;
    }
  }
}
