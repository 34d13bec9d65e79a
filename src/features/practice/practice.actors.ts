import { fromPromise } from 'xstate';
import { deviceZone } from '#actors/device-zone.ts';
import type { Session } from '#domain/bettor/session.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  OpenPracticeDocument,
  RefillPracticeDocument,
  type OpenPracticeMutation,
} from '#graphql/__generated__/graphql.ts';
import { sessionOf } from '#graphql/session-of.ts';
import {
  practiceMachine,
  type PracticeAnswer,
  type PracticeAsk,
  type RefillAnswer,
} from '#machines/practice/practice.machine.ts';

export interface PracticeEffects {
  client: GraphqlClient;
  /** Signs in on this page. */
  takeSession: (session: Session) => void;
  tellRefilled: () => void;
}

function toAnswer(answer: OpenPracticeMutation['openPractice'] | undefined): PracticeAnswer {
  if (!answer) throw new Error('The gateway gave no answer');
  if (answer.__typename === 'Refusal') return { kind: 'refused', message: answer.message };
  return { kind: 'session', session: sessionOf(answer) };
}

/** The practice machine on the real gateway. */
export const providePractice = ({ client, takeSession, tellRefilled }: PracticeEffects) =>
  practiceMachine.provide({
    actors: {
      openPractice: fromPromise<PracticeAnswer, PracticeAsk>(async ({ input }) => {
        const variables = { ...input, zone: deviceZone() };
        const { data } = await client.mutate({ mutation: OpenPracticeDocument, variables });
        return toAnswer(data?.openPractice);
      }),
      refillPractice: fromPromise<RefillAnswer>(async () => {
        const answer = (await client.mutate({ mutation: RefillPracticeDocument })).data?.refillPractice;
        if (!answer) throw new Error('The gateway gave no answer');
        return answer.__typename === 'Refusal'
          ? { kind: 'refused', message: answer.message }
          : { kind: 'refilled' };
      }),
    },
    actions: {
      takeSession: (_, answer) => {
        if (answer.kind === 'session') takeSession(answer.session);
      },
      tellRefilled,
    },
  });
