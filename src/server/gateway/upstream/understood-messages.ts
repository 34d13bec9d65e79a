import { NotUnderstood } from '#contract/rest-client.ts';
import { accountMessage, streamMessage, type AccountMessage, type StreamMessage } from '#contract/stream.ts';
import { understood } from '#contract/understood.ts';

/** Called with a sentence for each thing that is left out because it is not understood. */
export type LeftOut = (sentence: string) => void;

/** Finds the types of the messages that a schema knows. */
const typesOf = ({ options }: typeof streamMessage | typeof accountMessage): ReadonlySet<string> =>
  new Set(options.map(({ shape }) => shape.type.value));

const publicTypes = typesOf(streamMessage);
const accountTypes = typesOf(accountMessage);

/**
 * Yields what is understood of the public streams, and the blank lines. A market that holds a value which the contract
 * does not know is told as one that does not exist; what a score holds of the kind is left out of it.
 */
export async function* understoodMessages(
  lines: AsyncIterable<StreamMessage | null>,
  leftOut: LeftOut,
): AsyncGenerator<StreamMessage | null> {
  for await (const said of lines) {
    if (said === null || isPlain(said)) yield said;
    else if (!publicTypes.has(said.type)) leftOut(`GET /stream: messages of the type ${said.type}`);
    else {
      const read = understood(streamMessage, said);
      const told = 'problem' in read ? [read.problem] : read.leftOut;
      for (const sentence of told) leftOut(`GET /stream: ${said.type} ${idOf(said)}: ${sentence}`);
      if ('data' in read) yield read.data;
      else if ('marketId' in said) yield { type: 'UNKNOWN_MARKET', marketId: said.marketId };
    }
  }
}

/** Prices come by the thousand and hold numbers alone. */
const isPlain = (said: StreamMessage): boolean =>
  said.type === 'HEARTBEAT' || (said.type === 'CHANGE' && said.definition === undefined);

const idOf = (said: StreamMessage): string => ('marketId' in said ? said.marketId : said.eventId);

/**
 * Yields what is understood of an account's stream, and for a blank line that nothing has changed. A change of a bet
 * that is not understood breaks the stream: the image that follows comes without the bet.
 */
export async function* understoodAccount(
  lines: AsyncIterable<AccountMessage | null>,
  leftOut: LeftOut,
): AsyncGenerator<AccountMessage> {
  let last: AccountMessage | null = null;
  for await (const said of lines) {
    if (said === null) {
      if (last) yield { type: 'HEARTBEAT', epoch: last.epoch, to: last.to, at: new Date().toISOString() };
    } else if (!accountTypes.has(said.type)) leftOut(`GET /me/stream: messages of the type ${said.type}`);
    else {
      const read = understood(accountMessage, said);
      if ('problem' in read) throw new NotUnderstood(`GET /me/stream: ${said.type}: ${read.problem}`);
      for (const sentence of read.leftOut) leftOut(`GET /me/stream: ${sentence}`);
      if (said.type === 'CHANGE' && read.leftOut.length > 0)
        throw new NotUnderstood('GET /me/stream: a change is not understood');
      last = read.data;
      yield last;
    }
  }
}
