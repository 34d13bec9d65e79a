import { operations } from '../../src/server/gateway/__generated__/operations.ts';
import { marketId, placeBets } from './bets.ts';
import { postJson } from './post-json.ts';
import type { Stage } from './stage.ts';

export interface Load {
  bettors: number;
  ms: number;
}

/** The ways to the exchange. Each places bets and returns how many were accepted. */
export const paths = {
  /** Inside the exchange's process, without HTTP. */
  commands: ({ exchange }: Stage, load: Load) => exchange.ask<number>('submit', load),
  REST: ({ exchangeUrl, bettors }: Stage, load: Load) =>
    placeBets(load, async (bettor, bet) => {
      const answer = await postJson(`${exchangeUrl}/markets/${marketId}/orders`, tokenOf(bettors[bettor]!), {
        instructions: [bet],
      });
      return (answer as RestAnswer).data.results[0]?.status === 'ACCEPTED';
    }),
  GraphQL: ({ gatewayUrl, bettors }: Stage, load: Load) =>
    placeBets(load, async (bettor, { type: _, ...place }) => {
      const answer = await postJson(`${gatewayUrl}/graphql`, tokenOf(bettors[bettor]!), {
        documentId: sendInstructions,
        operationName: 'SendInstructions',
        variables: { marketId, instructions: [{ place }] },
      });
      const { data, errors } = answer as GraphqlAnswer;
      if (errors) throw new Error(JSON.stringify(errors));
      return data?.sendInstructions[0]?.__typename === 'InstructionAccepted';
    }),
} as const;
export type Path = keyof typeof paths;

interface RestAnswer {
  data: { results: { status: string }[] };
}

interface GraphqlAnswer {
  data?: { sendInstructions: { __typename: string }[] };
  errors?: unknown;
}

const tokenOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** The hash of the site's own operation. */
const sendInstructions = Object.entries(operations).find(([, text]) =>
  text.includes('mutation SendInstructions('),
)![0];
