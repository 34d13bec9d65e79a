import { fromPromise } from 'xstate';
import {
  BeginTwoStepDocument,
  ConfirmTwoStepDocument,
  SwitchOffTwoStepDocument,
  TwoStepDocument,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  twoStepMachine,
  type BeginAnswer,
  type ConfirmAnswer,
  type OffAnswer,
  type TwoStepStanding,
} from '#machines/two-step/two-step.machine.ts';

function told<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The gateway gave no answer');
  return data;
}

const refused = ({ message }: { message: string }) => ({ kind: 'refused', message }) as const;

/** The second step's settings on the real gateway. */
export const provideTwoStep = (client: GraphqlClient) =>
  twoStepMachine.provide({
    actors: {
      readStanding: fromPromise<TwoStepStanding>(async () => {
        const { data } = await client.query({ query: TwoStepDocument, fetchPolicy: 'network-only' });
        return told(data).twoStep;
      }),
      beginTwoStep: fromPromise<BeginAnswer, { password: string }>(async ({ input: variables }) => {
        const { data } = await client.mutate({ mutation: BeginTwoStepDocument, variables });
        const { beginTwoStep: answer } = told(data);
        return answer.__typename === 'Refusal' ? refused(answer) : { kind: 'begun', ...answer };
      }),
      confirmTwoStep: fromPromise<ConfirmAnswer, { code: string }>(async ({ input: variables }) => {
        const { data } = await client.mutate({ mutation: ConfirmTwoStepDocument, variables });
        const { confirmTwoStep: answer } = told(data);
        if (answer.__typename === 'Refusal') return refused(answer);
        return { kind: 'confirmed', codes: answer.recoveryCodes };
      }),
      switchOff: fromPromise<OffAnswer, { code: string }>(async ({ input: variables }) => {
        const { data } = await client.mutate({ mutation: SwitchOffTwoStepDocument, variables });
        const { switchOffTwoStep: answer } = told(data);
        return answer.__typename === 'Refusal' ? refused(answer) : { kind: 'off', standing: answer };
      }),
    },
  });
