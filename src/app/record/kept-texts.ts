import type { CleanText, TextPlace } from '#stepper/record/recording.ts';

/** What a text must look like to be kept, so that nothing else can be where one of these is expected. */
const looks = {
  /** No space and no @. */
  id: /^[\w:.|~-]{1,80}$/,
  word: /^[A-Za-z]{2,}([._][A-Za-z]+){0,6}$/,
  /** With an underscore, which no code that people type has. */
  constant: /^[A-Z]+(_[A-Z]+)+$/,
  time: /^\d{4}-\d\d(-\d\d(T[\d:.]+(Z|[+-][\d:]+)?)?)?$/,
  /** Too short for an account's, a bank's or a telephone's number. */
  number: /^[\d.,/+-]{1,9}$/,
  path: /^\/[\w/.-]{0,80}$/,
  /** Of the catalogue, which everybody may read. */
  title: /^.{1,120}$/,
} as const;
export type Look = keyof typeof looks;

const fields: Readonly<Record<Look, string>> = {
  id: `cardIds clientId clientIds epoch eventId exEventId exchangeId field grantId id idPrefix lastPress marketId methodId
    orderId paymentId payeeId runnerId settledMarkets settlementId sportId tournamentId videoId visit`,
  word: `bad bettor choice direction ended frame guard kept key kind ladder length minView missing motif notices oddsFormat
    oddsPolicy persistence place policy product reason section side source startView state status tab theme tone type
    unit view what why wrong`,
  constant: 'code',
  time: `addedAt anchor askedAt at backAt bound cell changedAt chosenAt datesDisabled datesEnabled day delayEndsAt end endedAt
    eventTime expiresAt first focus from grantedAt hardExpiresAt heldUntil hover last max min month now openedAt
    placedAt receivedAt since start timedOutUntil to today until updatedAt usedAt usualBy value`,
  number: 'amountText hours isLogin minutes oddsText seconds stakeText text',
  path: 'hash path pathname wantedPath',
  title: 'eventName marketName runnerName sportName tournamentName',
};

const lookOf: ReadonlyMap<string, Look> = new Map(
  Object.entries(fields).flatMap(([look, names]) =>
    names.split(/\s+/).map((name) => [name, look as Look] as const),
  ),
);

/** Where a text of that name is something else: a bank's number for a transfer. */
const never: ReadonlySet<string> = new Set(['utr.typed']);

/** What a text of this name must look like to be kept; null if none is. */
export const lookKept = (field: string, { name }: Pick<TextPlace, 'name'>): Look | null =>
  never.has(name) ? null : (lookOf.get(field) ?? null);

/**
 * Keeps the texts without which a recording could not be stepped, by the name of their field and by how they look, and of all
 * others only whether two are the same. Passwords, tokens, codes, names of people, addresses, accounts and messages are
 * among these. `seed`: a random number that is told nobody.
 */
export const keptTexts =
  (seed: number): CleanText =>
  (text, field, place) => {
    const look = lookKept(field, place);
    return look !== null && looks[look].test(text) ? text : `[removed ${tagOf(text, seed)}]`;
  };

/** 14 bits, so that it tells nothing of a text to who has not the seed, and little to who has. */
function tagOf(text: string, seed: number): string {
  let hash = seed | 0;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  return ((Math.imul(hash, 0x85ebca6b) >>> 0) % 16_384).toString(36);
}
