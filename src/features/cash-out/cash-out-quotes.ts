import { createActor, fromPromise } from 'xstate';
import type { CashOutOffer } from '#domain/risk/cash-out-offer.ts';
import type { RefusalCode } from '#domain/words/messages.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { CashOutQuoteDocument, type CashOutQuoteQuery } from '#graphql/__generated__/graphql.ts';
import {
  cashOutQuoteMachine,
  type CashOutQuoteRef,
  type QuoteAnswer,
  type QuoteScope,
} from '#machines/cash-out-quote/cash-out-quote.machine.ts';

type Quoted = Extract<CashOutQuoteQuery['cashOutQuote'], { __typename: 'CashOutQuote' }>;

/** Without the names of types, which the exchange does not take back. */
const toOffer = ({ legs, before, after, isWhole, worth }: Quoted): CashOutOffer => ({
  legs: legs.map(({ runnerId, side, odds, stake }) => ({ runnerId, side, odds, stake })),
  before: before.map(({ runnerId, ifWins }) => ({ runnerId, ifWins })),
  after: after.map(({ runnerId, ifWins }) => ({ runnerId, ifWins })),
  isWhole,
  worth,
});

/** The cash-out quotes that somebody looks at: one machine a scope, so that all who show it say the same. */
export class CashOutQuotes {
  readonly #held = new Map<string, { quote: CashOutQuoteRef; holders: number }>();
  readonly #machine;

  constructor(client: GraphqlClient) {
    const readQuote = fromPromise<QuoteAnswer, QuoteScope>(async ({ input }) => {
      const { data } = await client.query({
        query: CashOutQuoteDocument,
        variables: { ...input },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('The gateway gave no answer');
      const { cashOutQuote: answer } = data;
      return answer.__typename === 'CashOutQuote'
        ? { offer: toOffer(answer), code: null }
        : { offer: null, code: answer.code as RefusalCode, message: answer.message };
    });
    this.#machine = cashOutQuoteMachine.provide({ actors: { readQuote } });
  }

  /** `release` when nobody here looks any more. */
  hold(scope: QuoteScope): { quote: CashOutQuoteRef; release: () => void } {
    const key = JSON.stringify([scope.marketId, scope.runnerId, scope.percent]);
    const held = this.#held.get(key) ?? {
      quote: createActor(this.#machine, { input: scope }).start(),
      holders: 0,
    };
    held.holders++;
    this.#held.set(key, held);
    return {
      quote: held.quote,
      release: () => {
        if (--held.holders > 0) return;
        held.quote.stop();
        this.#held.delete(key);
      },
    };
  }
}
