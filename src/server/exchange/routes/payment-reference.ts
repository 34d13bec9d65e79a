import { randomBytes } from 'node:crypto';

/** Without what is mistaken for something else: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new payment's reference: short enough to be typed, and with 50 random bits never the same as another. */
export const newReference = (): string =>
  `LL-${Array.from(randomBytes(10), (byte) => letters.charAt(byte % letters.length)).join('')}`;
