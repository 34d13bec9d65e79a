import { fromCallback } from 'xstate';
import type { PlayStore } from '#live/play-store.ts';
import type { LiveTransport, PlayMessage } from '#live/transport.ts';
import {
  scoreFeedMachine,
  type ScoreFacts,
  type ScoreFeedEvent,
} from '#machines/score-feed/score-feed.machine.ts';

/** The facts that the machine decides on. */
function factsOf(message: PlayMessage): ScoreFacts {
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

/** The score-feed machine on the plays of a score's stream, filling one store. */
export const providePlayFeed = (transport: LiveTransport, store: PlayStore) =>
  scoreFeedMachine.provide({
    actors: {
      watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(({ input, sendBack }) =>
        transport.watchPlays(input.eventId, {
          message: (message) => sendBack({ type: 'message.received', facts: factsOf(message), message }),
          ended: () => sendBack({ type: 'stream.ended' }),
        }),
      ),
    },
    actions: {
      applyMessage: (_, { message }) => store.apply(message as Parameters<PlayStore['apply']>[0]),
    },
  });
