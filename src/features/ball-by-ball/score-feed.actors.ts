import { fromCallback } from 'xstate';
import type { ScoreStore } from '#live/score-store.ts';
import type { LiveTransport, ScoreChangeLine, ScoreImageLine, ScoreLine } from '#live/transport.ts';
import {
  scoreFeedMachine,
  type ScoreFacts,
  type ScoreFeedEvent,
} from '#machines/score-feed/score-feed.machine.ts';

/** What the machine decides on. */
function factsOf(line: ScoreLine): ScoreFacts {
  switch (line.__typename) {
    case 'ScoreImage':
      return { kind: 'image', epoch: line.epoch, to: line.to };
    case 'ScoreChange':
      return { kind: 'change', epoch: line.epoch, from: line.from, to: line.to };
    case 'ScoreHeartbeat':
      return { kind: 'heartbeat', epoch: line.epoch, to: line.to };
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
          line: (line) => {
            if (line.__typename !== 'UnknownEvent') store.hear(line.at);
            sendBack({ type: 'line.received', facts: factsOf(line), line });
          },
          ended: () => sendBack({ type: 'stream.ended' }),
        }),
      ),
    },
    actions: {
      applyLine: (_, { line }) => {
        const applicable = line as ScoreImageLine | ScoreChangeLine;
        if (applicable.__typename === 'ScoreImage') store.applyImage(applicable);
        else store.applyChange(applicable);
      },
    },
  });
