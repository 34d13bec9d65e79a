import { fromCallback } from 'xstate';
import { scoreFactsOf } from '#machines/score-feed/score-facts.ts';
import type { ScoreStore } from '#live/score-store.ts';
import type { LiveTransport, ScoreChangeMessage, ScoreImageMessage } from '#live/transport.ts';
import { scoreFeedMachine, type ScoreFeedEvent } from '#machines/score-feed/score-feed.machine.ts';

/** The score-feed machine on the page's transport, filling one store. */
export const provideScoreFeed = (transport: LiveTransport, store: ScoreStore) =>
  scoreFeedMachine.provide({
    actors: {
      watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(({ input, sendBack }) =>
        transport.watchScore(input.eventId, {
          message: (message) => {
            sendBack({ type: 'message.received', facts: scoreFactsOf(message), message });
          },
          ended: () => sendBack({ type: 'stream.ended' }),
        }),
      ),
    },
    actions: {
      applyMessage: (_, { message }) => {
        const applicable = message as ScoreImageMessage | ScoreChangeMessage;
        if (applicable.__typename === 'ScoreImage') store.applyImage(applicable);
        else store.applyChange(applicable);
      },
    },
  });
