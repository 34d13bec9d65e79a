import { fromPromise } from 'xstate';
import { findKept, watchNetwork } from '#actors/callbacks.ts';
import { reportFault } from '#actors/report-fault.ts';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { CashOutQuoteDocument, type CashOutQuoteQuery } from '#graphql/__generated__/graphql.ts';
import { keepCashOuts } from '#kept/kept-cash-outs.ts';
import type { LaylineDatabase } from '#kept/layline-database.ts';
import {
  cashOutQuoteMachine,
  type QuoteAnswer,
  type QuoteScope,
} from '#machines/cash-out-quote/cash-out-quote.machine.ts';
import { cashOutsMachine } from '#machines/cash-outs/cash-outs.machine.ts';
import type { CashOutsEvent } from '#machines/cash-outs/cash-outs.types.ts';
import { provideCashOut } from './cash-out.actors.ts';

type Quoted = Extract<CashOutQuoteQuery['cashOutQuote'], { __typename: 'CashOutQuote' }>;

/** Removes the type names, which the exchange does not accept back. */
const toOffer = ({ legs, before, after, isWhole, worth }: Quoted): CashOutOffer => ({
  legs: legs.map(({ runnerId, side, odds, stake }) => ({ runnerId, side, odds, stake })),
  before: before.map(({ runnerId, ifWins }) => ({ runnerId, ifWins })),
  after: after.map(({ runnerId, ifWins }) => ({ runnerId, ifWins })),
  isWhole,
  worth,
});

const provideQuote = (client: GraphqlClient) =>
  cashOutQuoteMachine.provide({
    actors: {
      readQuote: fromPromise<QuoteAnswer, QuoteScope>(async ({ input }) => {
        const { data } = await client.query({
          query: CashOutQuoteDocument,
          variables: { ...input },
          fetchPolicy: 'network-only',
        });
        if (!data) throw new Error('The gateway gave no answer');
        const { cashOutQuote: answer } = data;
        return answer.__typename === 'CashOutQuote'
          ? { offer: toOffer(answer), code: null }
          : { offer: null, code: answer.code, message: answer.message };
      }),
    },
  });

/** One user's cash outs on the real gateway; those that an earlier visit left unanswered are resumed. */
export function provideCashOuts(client: GraphqlClient, database: LaylineDatabase, userName: string) {
  const kept = keepCashOuts(database);
  return cashOutsMachine.provide({
    actors: {
      cashOut: provideCashOut(client, kept, userName),
      quote: provideQuote(client),
      findCashOuts: findKept(
        () => kept.of(userName),
        (found): CashOutsEvent => ({ type: 'cashOuts.found', kept: found }),
      ),
      watchNetwork: watchNetwork(),
    },
    actions: { reportFault },
  });
}
