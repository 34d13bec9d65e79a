import type { GraphqlClient } from '#graphql/client.ts';
import { SignInDocument, SignInSecondStepDocument } from '#graphql/__generated__/graphql.ts';
import { sessionOf } from '#graphql/session-of.ts';
import type { GivenCode, SecondStepAnswer } from '#machines/second-step/second-step.machine.ts';
import type { Credentials, SignInAnswer } from '#machines/session/session-events.ts';

/** Signs in at the gateway. Throws when there is no answer. */
export async function signIn(client: GraphqlClient, variables: Credentials): Promise<SignInAnswer> {
  const answer = (await client.mutate({ mutation: SignInDocument, variables })).data?.signIn;
  if (!answer) throw new Error('The gateway gave no answer');
  switch (answer.__typename) {
    case 'Session':
      return { kind: 'signedIn', session: sessionOf(answer) };
    case 'SecondStepDue':
      return { kind: 'stepDue', step: { ticket: answer.ticket, resetAt: answer.resetAt ?? null } };
    case 'Refusal':
      return { kind: 'refused', code: answer.code, message: answer.message };
  }
}

/** Gives the code of a second step. Throws when there is no answer. */
export async function giveCode(client: GraphqlClient, variables: GivenCode): Promise<SecondStepAnswer> {
  const { data } = await client.mutate({ mutation: SignInSecondStepDocument, variables });
  const answer = data?.signInSecondStep;
  if (!answer) throw new Error('The gateway gave no answer');
  if (answer.__typename === 'Session') return { kind: 'signedIn', session: sessionOf(answer) };
  return { kind: answer.code === 'TICKET_OVER' ? 'over' : 'refused', message: answer.message };
}
