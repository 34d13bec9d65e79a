import type { ScoreFacts } from './score-feed.machine.ts';

/** A message about a score or about its plays, as far as the machine decides on it. */
type Told =
  | { __typename: 'ScoreImage' | 'ScoreHeartbeat'; epoch: string; to: number }
  | { __typename: 'ScoreChange'; epoch: string; from: number; to: number }
  | { __typename: 'UnknownEvent' };

/** Returns the facts of a message that the machine decides on. */
export function scoreFactsOf(message: Told): ScoreFacts {
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
