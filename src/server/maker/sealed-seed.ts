import { createHmac } from 'node:crypto';
import { drawFrom, sealOf } from '#contract/draw.ts';
import { revealedStart, sealedStart } from '#domain/market/seal-incidents.ts';
import type { Happening } from './models/model.ts';
import { randomOf, type Random } from './random.ts';

/**
 * Returns what sealed events follow from: the seed, if one was given, so that two starts with it give the same day;
 * otherwise a secret of this installation, derived from its operator's key.
 */
export const sealedSeedOf = (givenSeed: string | undefined, operatorKey: string): string =>
  givenSeed || createHmac('sha256', operatorKey).update('the seed of the draws').digest('hex');

/** Returns an event's own seed. Revealed, it tells nothing of the secret, nor of any other event's. */
export const eventSeedOf = (secret: string, event: string): string =>
  createHmac('sha256', secret).update(event).digest('hex');

/** More than the events of two indices on two days. */
const textsKept = 2_000;
const texts = new Map<string, string>();

/**
 * Returns the sealed text of an event's own seed, made at the first call. That of an index names its start, for which
 * those of all events of the day before it are needed, and the season asks for its fixtures every second.
 */
export function textOnce(ownSeed: string, make: () => string): string {
  const known = texts.get(ownSeed);
  if (known !== undefined) return known;
  const text = make();
  texts.set(ownSeed, text);
  for (const oldest of texts.keys()) {
    if (texts.size <= textsKept) break;
    texts.delete(oldest);
  }
  return text;
}

/**
 * The random stream that follows from a sealed text, as anybody can work it out. It must not be the usual one: that has
 * only 32 bits of state, so whoever saw a race's first prices could try them all and know its end.
 */
export function sealedRandom(text: string): Random {
  const draw = drawFrom(text);
  return randomOf(text, () => draw.below(2 ** 32) / 2 ** 32);
}

const tell = (moment: string, mark: string, text: string): Happening => ({
  moment,
  weight: 'NOTABLE',
  side: null,
  mark,
  text,
});

/** What is told of a sealed text before anyone can bet. */
export const sealTold = (text: string): Happening =>
  tell('Before', 'Sealed', `${sealedStart}${sealOf(text)}`);

/** What is told of it when nobody can any more. */
export const revealTold = (text: string): Happening => tell('After', 'Revealed', `${revealedStart}${text}`);
