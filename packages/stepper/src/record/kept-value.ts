import type { AnyActorRef } from 'xstate';
import { jsonKind } from '../core/json-value.ts';
import type { CleanText, TextPlace } from './recording.ts';

/** What stands for what is too large. */
const cutText = '[cut]';

/** How deep a value is copied. */
const deepest = 24;

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
        return `[${typeof value}]`;
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
    const kind = jsonKind(value, inner);
    if (kind) return kind;
    if ('sessionId' in value && 'send' in value)
      return { xstate$$type: 1, id: keyOf(value as unknown as AnyActorRef) };
    if ('transition' in value && 'getInitialSnapshot' in value) {
      this.hasCode = true;
      return '[logic]';
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

/** What an actor's parent calls it. What XState made up must not be what it makes up where the recording is read. */
export const keyOf = ({ id, sessionId }: AnyActorRef): string => (id === sessionId ? `was.${id}` : id);
