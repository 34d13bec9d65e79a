import type { Read } from './json-text.ts';
import { readJson } from './json-text.ts';

/** The part of JSON Schema that becomes fields. Whatever else a property is becomes a field for JSON. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly [other: string]: unknown;
}

export interface Field {
  /** Names from the outermost property in, joined by `.`. */
  readonly path: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'json';
  readonly isRequired: boolean;
  readonly description: string | null;
  /** Of a choice, in JSON. */
  readonly options: readonly string[];
  readonly schema: JsonSchema;
}

/** By field: what stands in it. */
export type Draft = Readonly<Record<string, string>>;

/** The fields of an event's data, in the schema's order. The event's own type needs none. */
export const fieldsOf = (schema: JsonSchema): readonly Field[] =>
  fieldsIn(schema, '', true).filter(({ path }) => path !== 'type');

function fieldsIn({ properties = {}, required = [] }: JsonSchema, above: string, isNeeded: boolean): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = above === '' ? name : `${above}.${name}`;
    const isRequired = isNeeded && required.includes(name);
    const kind = kindOf(schema);
    if (kind === 'object') return fieldsIn(schema, path, isRequired);
    return {
      path,
      label: schema.title ?? path,
      kind,
      isRequired,
      description: schema.description ?? null,
      options: (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map((one) =>
        JSON.stringify(one),
      ),
      schema,
    };
  });
}

function kindOf({ type, enum: options, const: only, properties }: JsonSchema): Field['kind'] | 'object' {
  if (options !== undefined || only !== undefined) return 'choice';
  if (type === 'object' && properties !== undefined) return 'object';
  if (type === 'string') return 'text';
  return type === 'number' || type === 'integer' || type === 'boolean' ? type : 'json';
}

/** What the fields begin with. */
export const draftOf = (fields: readonly Field[], sample: unknown): Draft =>
  Object.fromEntries(
    fields.map((field) => {
      const value = valueAt(sample, field.path.split('.')) ?? field.schema.default;
      const only = field.isRequired && field.options.length === 1 ? field.options[0] : undefined;
      return [
        field.path,
        value === undefined
          ? (only ?? '')
          : typeof value === 'string' && field.kind === 'text'
            ? value
            : JSON.stringify(value),
      ];
    }),
  );

const valueAt = (value: unknown, [first, ...rest]: readonly string[]): unknown =>
  first === undefined
    ? value
    : typeof value === 'object' && value !== null
      ? valueAt((value as Record<string, unknown>)[first], rest)
      : undefined;

/** The data that the fields say, or by field what is wrong with it. Empty fields are left out. */
export function dataOf(
  fields: readonly Field[],
  draft: Draft,
): { readonly data: object; readonly faults: null } | { readonly faults: Readonly<Record<string, string>> } {
  const read = fields.map((field) => ({ field, read: readField(field, draft[field.path] ?? '') }));
  const wrong = read.flatMap(({ field, read: { fault } }) =>
    fault === null ? [] : [[field.path, fault] as const],
  );
  if (wrong.length > 0) return { faults: Object.fromEntries(wrong) };
  const data: Record<string, unknown> = {};
  for (const { field, read: one } of read)
    if (one.fault === null && one.value !== undefined) put(data, field.path.split('.'), one.value);
  return { data, faults: null };
}

function readField({ kind, isRequired, schema }: Field, text: string): Read<unknown> {
  if (text === '') {
    // An empty text is a text; of everything else it is none.
    if (kind === 'text' && isRequired) return { value: '', fault: null };
    return isRequired ? { fault: 'This is required.' } : { value: undefined, fault: null };
  }
  if (kind === 'text') return { value: text, fault: null };
  if (kind !== 'number' && kind !== 'integer') return readJson(text);
  const value = Number(text);
  if (!Number.isFinite(value)) return { fault: 'This is not a number.' };
  if (kind === 'integer' && !Number.isInteger(value)) return { fault: 'This is a whole number.' };
  if (schema.minimum !== undefined && value < schema.minimum) return { fault: `At least ${schema.minimum}.` };
  if (schema.maximum !== undefined && value > schema.maximum) return { fault: `At most ${schema.maximum}.` };
  return { value, fault: null };
}

function put(into: Record<string, unknown>, [first, ...rest]: readonly string[], value: unknown): void {
  if (first === undefined) return;
  if (rest.length === 0) into[first] = value;
  else put((into[first] ??= {}) as Record<string, unknown>, rest, value);
}
