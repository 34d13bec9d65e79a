import { digitOfHash, digitText, type SealedDraw } from '#domain/market/sealed-draw.ts';

export type DrawCheck =
  /** The seed has not been revealed. */
  | 'sealed'
  | 'checking'
  | 'right'
  /** The seed has another seal. */
  | 'wrongSeal'
  /** Other digits follow from the seed. */
  | 'wrongDigits'
  /** This page may not compute hashes: it was not reached over HTTPS. */
  | 'cannot';

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks a draw with this browser's own SHA-256: the seal is the seed's, and the digits follow from the seed. */
export async function checkDraw({ seal, seed, digits }: SealedDraw): Promise<DrawCheck> {
  if (seed === null) return 'sealed';
  if (!globalThis.isSecureContext) return 'cannot';
  if ((await sha256(seed)) !== seal) return 'wrongSeal';
  const follow = await Promise.all(
    digits.map((_, place) => sha256(digitText(seed, place)).then(digitOfHash)),
  );
  return follow.every((digit, place) => digit === digits[place]) ? 'right' : 'wrongDigits';
}
