import { fromCallback, sendTo } from 'xstate';
import { findKept, watchNetwork } from '#actors/callbacks.ts';
import { reportFault } from '#actors/report-fault.ts';
import type { BetReport } from '#domain/bet/intent.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { KeptIntents } from '#kept/kept-intents.ts';
import { betIntentsMachine } from '#machines/bet-intents/bet-intents.machine.ts';
import type { BetIntentsEvent } from '#machines/bet-intents/bet-intents.types.ts';
import { provideBetIntent } from './bet-intent.actors.ts';

/** One user's bets on the real gateway; bets that an earlier visit left unanswered are resumed. */
export const provideBetIntents = (client: GraphqlClient, kept: KeptIntents, userName: string) =>
  betIntentsMachine.provide({
    actors: {
      betIntent: provideBetIntent(client, kept, userName),
      findBets: findKept(
        () => kept.of(userName),
        (bets): BetIntentsEvent => ({ type: 'bets.found', bets }),
      ),
      watchNetwork: watchNetwork(),
      watchPage: fromCallback<BetIntentsEvent>(({ sendBack }) => {
        const onVisibility = () => {
          if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
        };
        document.addEventListener('visibilitychange', onVisibility);
        return () => document.removeEventListener('visibilitychange', onVisibility);
      }),
    },
    actions: {
      reportBet: sendTo(
        ({ system }) => system.get('betSlip'),
        (_, { report }: { report: BetReport }) => ({ type: 'bet.changed', report }),
      ),
      reportFault,
    },
  });
