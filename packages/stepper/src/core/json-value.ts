/** Kinds of value that JSON does not know stand in it as objects with one property. */
const mapKey = '$map';
const setKey = '$set';
const dateKey = '$date';

/** What stands in JSON for a map, a set or a date; null for anything else. `inner` is applied to what they hold. */
export function jsonKind(value: object, inner: (one: unknown) => unknown = (one) => one): object | null {
  if (value instanceof Map) return { [mapKey]: Array.from(value, ([key, one]) => [key, inner(one)]) };
  if (value instanceof Set) return { [setKey]: Array.from(value, inner) };
  if (value instanceof Date) return { [dateKey]: value.getTime() };
  return null;
}

/** A value as it was before JSON: with its maps, sets and dates. */
export function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revived);
  const { [mapKey]: map, [setKey]: set, [dateKey]: date } = value as Record<string, unknown>;
  if (Array.isArray(map)) return new Map(map.map((entry) => revived(entry) as [unknown, unknown]));
  if (Array.isArray(set)) return new Set(set.map(revived));
  if (typeof date === 'number') return new Date(date);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
}
