import { fromCallback } from 'xstate';
import type { ScoreStore } from '#live/score-store.ts';
import type { LiveTransport, ScoreChangeMessage, ScoreImageMessage, ScoreMessage } from '#live/transport.ts';
import {
  scoreFeedMachine,
  type ScoreFacts,
  type ScoreFeedEvent,
} from '#machines/score-feed/score-feed.machine.ts';

/** The facts that the machine decides on. */
function factsOf(message: ScoreMessage): ScoreFacts {
  switch (message.__typename) {
    case 'ScoreImage':
      return { kind: 'image', epoch: message.epoch, to: message.to };
    case 'ScoreChange':
      return { kind: 'change', epoch: message.epoch, from: message.from, to: message.to };
    case 'ScoreHeartbeat':
      return { kind: 'heartbeat', epoch: message.epoch, to: message.to };
    case 'UnknownEvent':
      return { kind: 'unknownEvent' };
  }
}

/** The score-feed machine on the page's transport, filling one store. */
export const provideScoreFeed = (transport: LiveTransport, store: ScoreStore) =>
  scoreFeedMachine.provide({
    actors: {
      watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(({ input, sendBack }) =>
        transport.watchScore(input.eventId, {
          message: (message) => {
            if (message.__typename !== 'UnknownEvent') store.hear(message.at);
            sendBack({ type: 'message.received', facts: factsOf(message), message });
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
