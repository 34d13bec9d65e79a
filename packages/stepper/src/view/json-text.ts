import { plainOf } from '../core/plain-value.ts';

/** What was typed, read: a value, or a sentence that says what is wrong with it. */
export type Read<T> = { readonly value: T; readonly fault: null } | { readonly fault: string };

/** Reads JSON. Nothing typed is no value. */
export function readJson(text: string): Read<unknown> {
  if (text.trim() === '') return { value: undefined, fault: null };
  try {
    return { value: JSON.parse(text) as unknown, fault: null };
  } catch (error) {
    return { fault: `This is not JSON: ${whereOf(text, error)}.` };
  }
}

/** Reads an event's data: a JSON object, or nothing. */
export function readData(text: string): Read<object> {
  const read = readJson(text);
  if (read.fault !== null) return read;
  if (read.value === undefined) return { value: {}, fault: null };
  if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value))
    return { fault: 'The data of an event is an object, e.g. {"id": 1}.' };
  return { value: read.value, fault: null };
}

/** Reads why a request fails: JSON, or words, which become its message. */
export function readFailure(text: string): unknown {
  const read = readJson(text);
  const isMessage = read.fault !== null || typeof read.value === 'string';
  return isMessage ? { message: read.fault === null ? read.value : text.trim() } : read.value;
}

/** A value as one would type it. */
export const jsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(plainOf(value), null, 2);

/** Browsers word it differently; most give the place, which is told as line and column. */
function whereOf(text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const place = /position (\d+)/.exec(said)?.[1];
  const [reason = ''] = said.split(/, "| in JSON at | \(line | is not valid JSON/);
  const known = reason === '' ? 'something in it cannot be read' : reason;
  if (place === undefined) return known;
  const before = text.slice(0, Number(place)).split('\n');
  return `${known} (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}
