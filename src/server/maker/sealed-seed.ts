import { createHmac } from 'node:crypto';

/**
 * Returns what draws follow from: the seed, if one was given, so that two starts with it draw alike; otherwise a secret
 * of this installation, derived from its operator's key.
 */
export const sealedSeedOf = (givenSeed: string | undefined, operatorKey: string): string =>
  givenSeed || createHmac('sha256', operatorKey).update('the seed of the draws').digest('hex');
