/** What a browser is told of an image, by how its bytes begin: what a server says of them proves nothing. */
export type ImageType = 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml';

const isAt = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** An XML declaration, a document type and comments may come first. A comment ends at its first end: no text is read twice. */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--(?:(?!-->)[^])*-->|<!DOCTYPE svg[^>[]*>)\s*)*<svg[\s>]/;

/** Null for what is none of the four. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'image/webp';
  if (isAt(bytes, 4, 'ftypavif')) return 'image/avif';
  return svgStart.test(bytes.toString('utf8', 0, 4_096)) ? 'image/svg+xml' : null;
}
