import type { CleanText, TextPlace } from './recording.ts';

/** What stands for what is too large. */
export const cutText = '‹cut›';

/** How deep a value is copied. */
const deepest = 24;

/** The types of value that JSON does not know, as objects with one property. */
const mapKey = '$map';
const setKey = '$set';
const dateKey = '$date';

/** A copy of a value as JSON data, each text as `clean` gives it. */
export class KeptCopy {
  readonly value: unknown;
  /** About as many as its JSON has. */
  bytes = 0;
  isCut = false;
  /** It holds a function or an actor's logic, of which only a name is kept. */
  hasCode = false;
  readonly #clean: CleanText;
  readonly #place: TextPlace;
  readonly #limit: number;

  /** Of a value with more than `limit` bytes, what comes after them is cut. */
  constructor(value: unknown, clean: CleanText, place: TextPlace, limit: number) {
    this.#clean = clean;
    this.#place = place;
    this.#limit = limit;
    this.value = this.#copy(value, '', 0);
  }

  #copy(value: unknown, field: string, depth: number): unknown {
    switch (typeof value) {
      case 'string':
        return this.#text(value, field);
      case 'number':
        this.bytes += 8;
        return Number.isFinite(value) ? value : null;
      case 'boolean':
        this.bytes += 5;
        return value;
      case 'object':
        return value === null ? value : this.#object(value, field, depth);
      case 'undefined':
        return undefined;
      default:
        this.hasCode = true;
        return `‹${typeof value}›`;
    }
  }

  #text(text: string, field: string): string {
    const kept = text === '' || text === '*' ? text : this.#clean(text, field, this.#place);
    this.bytes += kept.length + 2;
    return this.#isFull() ? cutText : kept;
  }

  #object(value: object, field: string, depth: number): unknown {
    if (depth > deepest) this.isCut = true;
    if (depth > deepest || this.#isFull()) return cutText;
    this.bytes += 2;
    const inner = (one: unknown) => this.#copy(one, field, depth + 1) ?? null;
    if (Array.isArray(value)) return value.map(inner);
    if (value instanceof Map) return { [mapKey]: Array.from(value, ([key, one]) => [key, inner(one)]) };
    if (value instanceof Set) return { [setKey]: Array.from(value, inner) };
    if (value instanceof Date) return { [dateKey]: value.getTime() };
    if ('sessionId' in value && 'send' in value)
      return { xstate$$type: 1, id: (value as unknown as { id: string }).id };
    if ('transition' in value && 'getInitialSnapshot' in value) {
      this.hasCode = true;
      return '‹logic›';
    }
    return this.#fields(value, depth);
  }

  #fields(value: object, depth: number): unknown {
    const copy: Record<string, unknown> = {};
    // An error's name and message are not among its own enumerable properties.
    if (value instanceof Error) {
      copy.name = value.name;
      copy.message = this.#text(value.message, 'message');
    }
    for (const key in value) {
      const one = this.#copy((value as Record<string, unknown>)[key], key, depth + 1);
      if (one === undefined) continue;
      this.bytes += key.length + 4;
      copy[key] = one;
    }
    return copy;
  }

  #isFull(): boolean {
    if (this.bytes <= this.#limit) return false;
    this.isCut = true;
    return true;
  }
}

/** A kept value as it was: with its maps, sets and dates. */
export function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revived);
  const { [mapKey]: map, [setKey]: set, [dateKey]: date } = value as Record<string, unknown>;
  if (Array.isArray(map)) return new Map(map.map((entry) => revived(entry) as [unknown, unknown]));
  if (Array.isArray(set)) return new Set(set.map(revived));
  if (typeof date === 'number') return new Date(date);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
}
