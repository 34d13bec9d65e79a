import { fromCallback } from 'xstate';
import type { PlayStore } from '#live/play-store.ts';
import { scoreFactsOf } from '#machines/score-feed/score-facts.ts';
import type { LiveTransport } from '#live/transport.ts';
import { scoreFeedMachine, type ScoreFeedEvent } from '#machines/score-feed/score-feed.machine.ts';

/** The score-feed machine on the plays of a score's stream, filling one store. */
export const providePlayFeed = (transport: LiveTransport, store: PlayStore) =>
  scoreFeedMachine.provide({
    actors: {
      watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(({ input, sendBack }) =>
        transport.watchPlays(input.eventId, {
          message: (message) => sendBack({ type: 'message.received', facts: scoreFactsOf(message), message }),
          ended: () => sendBack({ type: 'stream.ended' }),
        }),
      ),
    },
    actions: {
      applyMessage: (_, { message }) => store.apply(message as Parameters<PlayStore['apply']>[0]),
    },
  });
