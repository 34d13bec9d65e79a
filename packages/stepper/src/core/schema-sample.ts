/** What a sample needs of a JSON schema. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The plainest value that a schema allows: nothing where nothing may be, the first of several, only what is required. */
export function sampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.includes(null) ? null : schema.enum[0];
  if (schema.anyOf) {
    const isNullable = schema.anyOf.some(({ type }) => type === 'null');
    return isNullable || schema.anyOf[0] === undefined ? null : sampleOf(schema.anyOf[0]);
  }
  const { properties = {}, required = [] } = schema;
  switch ([schema.type].flat()[0]) {
    case 'string':
      return '';
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
    default:
      return null;
  }
}
