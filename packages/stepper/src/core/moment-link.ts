import { jsonKind, revived } from './json-value.ts';
import type { Start, Step } from './step.ts';

/** What a link or a file holds: enough to come to the same moment again. */
export interface SavedMoment {
  /** The machine's id. */
  readonly machine: string;
  readonly start: Start;
  readonly steps: readonly Step[];
}

const version = 1;

/** A moment as letters that an address takes: JSON, deflated, in base64url. Rejects if it holds what JSON does not. */
export async function momentCode({ machine, start, steps }: SavedMoment): Promise<string> {
  const text = JSON.stringify({ version, machine, start, steps }, withKinds);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a moment. Rejects with a sentence if the code is cut, changed or of another version. */
export async function momentFrom(code: string): Promise<SavedMoment> {
  const saved = await read(code);
  if (saved.version !== version)
    throw new Error(
      `The link is of version ${String(saved.version)}; this stepper reads version ${version}.`,
    );
  if (typeof saved.machine !== 'string' || !Array.isArray(saved.steps))
    throw new Error('The link holds no moment of a machine.');
  return { machine: saved.machine, start: saved.start ?? {}, steps: saved.steps };
}

async function read(code: string): Promise<Partial<SavedMoment> & { version?: unknown }> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return revived(JSON.parse(text)) as Partial<SavedMoment>;
  } catch {
    throw new Error('The link cannot be read: a part of it may be missing.');
  }
}

/** For `JSON.stringify`, which has made a text of a date before it asks. */
function withKinds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key];
  return typeof given === 'object' && given !== null ? (jsonKind(given) ?? value) : value;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const body = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
