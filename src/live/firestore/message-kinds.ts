import {
  liveProjectOf,
  marketDocumentPath,
  scoreDocumentPath,
  type LiveProjectName,
} from '#domain/wire/live-project.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { MarketMessage, ScoreMessage } from '../transport.ts';

/** What the streams a project can bring, markets and scores, have in common. */
export interface MessageKind<Message> {
  pathOf(id: string): string;
  /** Which project brings the stream, if a gateway message says so. */
  projectIn(message: Message): LiveProjectName | null;
  /** The point after a message; null when it has none. */
  pointOf(message: Message): FeedPoint | null;
}

const toPoint = <Message extends { __typename: string }>(
  message: Message | (Message & FeedPoint),
): FeedPoint | null => ('epoch' in message ? { epoch: message.epoch, to: message.to } : null);

export const marketKind: MessageKind<MarketMessage> = {
  pathOf: marketDocumentPath,
  projectIn: (message) =>
    message.__typename === 'MarketImage' ? liveProjectOf(message.definition.sportId) : null,
  pointOf: toPoint,
};

export const scoreKind: MessageKind<ScoreMessage> = {
  pathOf: scoreDocumentPath,
  projectIn: () => null,
  pointOf: toPoint,
};
