import { z } from 'zod';

/** Lists whose items say nothing about each other, so that one that is not understood can be left out. */
const ofSeparateItems = new WeakSet<z.core.$ZodType>();

/** Marks a list within an answer or a message as one of separate items. An answer that is a list is one anyway. */
export function separately<List extends z.ZodType>(list: List): List {
  ofSeparateItems.add(list);
  return list;
}

/** What was understood, and for each item that was left out a sentence that names it and its field. */
export interface Understood<Data> {
  data: Data;
  leftOut: readonly string[];
}

/** Nothing was understood, because of this field. */
export interface Misunderstood {
  /** Empty if there is nothing to understand. */
  field: string;
  problem: string;
}

type Path = readonly PropertyKey[];

/**
 * Reads what an exchange says. An item of a list of separate ones is left out if it holds a value that the schema does
 * not know.
 */
export function understood<Schema extends z.ZodType>(
  schema: Schema,
  said: unknown,
): Understood<z.output<Schema>> | Misunderstood {
  const read = schema.safeParse(said);
  if (read.success) return { data: read.data, leftOut: [] };
  const rest = structuredClone(said);
  const unknown = new Map<unknown[], Map<number, string>>();
  for (const issue of read.error.issues) {
    const item = itemIn(schema, issue.path);
    if (!item) return misunderstood(read.error);
    const list = valueAt(rest, item.slice(0, -1)) as unknown[];
    const at = Number(item.at(-1));
    const items = unknown.get(list) ?? new Map<number, string>();
    if (!items.has(at)) items.set(at, sentenceOf(list[at], item, issue));
    unknown.set(list, items);
  }
  for (const [list, items] of unknown) list.splice(0, list.length, ...list.filter((_, at) => !items.has(at)));
  const leftOut = [...unknown.values()].flatMap((items) => [...items.values()]);
  // Without them a list may be shorter than the schema allows.
  const again = schema.safeParse(rest);
  return again.success ? { data: again.data, leftOut } : misunderstood(again.error);
}

const misunderstood = (error: z.core.$ZodError): Misunderstood => ({
  field: fieldOf(error),
  problem: problemOf(error),
});

export const fieldOf = ({ issues }: z.core.$ZodError): string => issues[0]?.path.join('.') ?? '';

/** The field that was not understood, and why: `data.kind: Invalid option`. */
export const problemOf = ({ issues }: z.core.$ZodError): string => (issues[0] ? fieldAndWhy(issues[0]) : '');

const fieldAndWhy = ({ path, message }: z.core.$ZodIssue, before: Path = ['data']): string =>
  `${[...before, ...path].join('.')}: ${message}`;

function sentenceOf(item: unknown, itemPath: Path, issue: z.core.$ZodIssue): string {
  const ids = typeof item === 'object' && item !== null ? Object.entries(item) : [];
  const id = ids.find(([key, value]) => key.endsWith('Id') && typeof value === 'string');
  const field = { ...issue, path: issue.path.slice(itemPath.length) };
  return fieldAndWhy(field, [id ? `${id[0]} ${id[1]}` : itemPath.join('.')]);
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((within, key) => (within as Record<PropertyKey, unknown>)[key], value);

/** Returns the path of the separate item in which the path leads; null if it leads into none. */
function itemIn(schema: z.core.$ZodType, path: Path): Path | null {
  let parts = [schema];
  for (const [depth, key] of path.entries()) {
    parts = parts.flatMap(unwrapped);
    const isSeparate = parts.some((part) => ofSeparateItems.has(part) || (part === schema && isList(part)));
    if (isSeparate) return path.slice(0, depth + 1);
    parts = parts.flatMap((part) => partAt(part, key));
  }
  return null;
}

const isList = (schema: z.core.$ZodType) => schema instanceof z.ZodArray;

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap());
  return schema instanceof z.ZodUnion ? schema.options.flatMap(unwrapped) : [schema];
}

function partAt(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return [schema.shape[String(key)] ?? []].flat() as z.core.$ZodType[];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  return schema instanceof z.ZodArray ? [schema.element] : [];
}
