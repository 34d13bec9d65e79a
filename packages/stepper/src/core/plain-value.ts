/** JSON data, as far as a value is that. What is not is told in `‹…›`, e.g. `‹actor bet-1›`. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** How deep a value is shown. */
const deepest = 12;

/** A value as a person can read it: actors, functions, dates, maps and circles are named instead of walked into. */
export const plainOf = (value: unknown): Plain => plainIn(value, []);

function plainIn(value: unknown, above: readonly object[]): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : `‹${value}›`;
  if (typeof value === 'function') return `‹function ${value.name}›`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return `‹${value.toString()}›`;
  if (typeof value !== 'object') return '‹undefined›';
  if (above.includes(value)) return '‹itself›';
  if (above.length >= deepest) return '‹…›';
  const named = nameOf(value);
  if (named !== null) return named;
  const inner = [...above, value];
  if (value instanceof Map) return [...value].map((entry) => plainIn(entry, inner));
  if (Array.isArray(value) || value instanceof Set) return Array.from(value, (one) => plainIn(one, inner));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, plainIn(one, inner)]),
  );
}

function nameOf(value: object): string | null {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return `‹${value.name}: ${value.message}›`;
  if ('sessionId' in value && 'send' in value && 'id' in value) return `‹actor ${String(value.id)}›`;
  return null;
}

/** What is another one between two values: the way to it, joined by `.`, and what became of it. */
export interface Change {
  readonly at: string;
  readonly was: Plain | undefined;
  readonly is: Plain | undefined;
}

/** The smallest parts in which two plain values differ. */
export function changesOf(was: Plain | undefined, is: Plain | undefined, at = ''): readonly Change[] {
  if (Object.is(was, is)) return [];
  if (!isObject(was) || !isObject(is) || Array.isArray(was) !== Array.isArray(is)) return [{ at, was, is }];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].flatMap((key) => changesOf(was[key], is[key], at === '' ? key : `${at}.${key}`));
}

const isObject = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null;
