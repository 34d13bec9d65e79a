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
