import { GraphQLError, Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';

/** Limits for a query that is not one of the site's own. */
export const queryLimits = { characters: 16_000, tokens: 2_000, depth: 8, aliases: 20, rootFields: 20 };

export interface QueryRefusal {
  code: 'QUERY_TOO_LARGE' | 'QUERY_TOO_DEEP' | 'QUERY_UNREADABLE';
  message: string;
}

/** Parses a query, or returns why it is refused. */
export function readQuery(text: string): { document: DocumentNode } | { refusal: QueryRefusal } {
  const { characters, tokens, depth, aliases, rootFields } = queryLimits;
  if (text.length > characters) return tooLarge(`${characters} characters`);
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: tokens, noLocation: true });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes(`more that ${tokens} tokens`)) return tooLarge(`${tokens} tokens`);
    return { refusal: { code: 'QUERY_UNREADABLE', message: error.message } };
  }
  const size = measure(document);
  if (size.depth > depth) {
    const message = `The query is nested ${size.depth} fields deep. At most ${depth} are answered.`;
    return { refusal: { code: 'QUERY_TOO_DEEP', message } };
  }
  if (size.aliases > aliases) return tooLarge(`${aliases} aliases`);
  if (size.rootFields > rootFields) return tooLarge(`${rootFields} fields at its top`);
  return { document };
}

const tooLarge = (limit: string) => ({
  refusal: {
    code: 'QUERY_TOO_LARGE' as const,
    message: `The query is too large: it may have at most ${limit}.`,
  },
});

interface Size {
  depth: number;
  aliases: number;
  rootFields: number;
}

/** Measures depth and width with fragments expanded. Introspection does not count. */
function measure(document: DocumentNode): Size {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const measured = new Map<string, Size>();

  /** `path` lists the fragments being measured. Validation refuses a fragment inside itself. */
  function sizeOf({ selections }: SelectionSetNode, path: readonly string[]): Size {
    const size = { depth: 0, aliases: 0, rootFields: 0 };
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        size.rootFields++;
        if (selection.alias) size.aliases++;
        if (selection.name.value.startsWith('__')) continue;
        const inner = selection.selectionSet && sizeOf(selection.selectionSet, path);
        size.depth = Math.max(size.depth, 1 + (inner?.depth ?? 0));
        size.aliases += inner?.aliases ?? 0;
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? sizeOf(selection.selectionSet, path)
            : fragmentSize(selection.name.value, path);
        size.depth = Math.max(size.depth, inner.depth);
        size.aliases += inner.aliases;
        size.rootFields += inner.rootFields;
      }
    }
    return size;
  }

  function fragmentSize(name: string, path: readonly string[]): Size {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment || path.includes(name)) return { depth: 0, aliases: 0, rootFields: 0 };
    const size = sizeOf(fragment, [...path, name]);
    measured.set(name, size);
    return size;
  }

  const sizes = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [sizeOf(one.selectionSet, [])] : [],
  );
  return {
    depth: Math.max(0, ...sizes.map((size) => size.depth)),
    aliases: sizes.reduce((sum, size) => sum + size.aliases, 0),
    rootFields: sizes.reduce((sum, size) => sum + size.rootFields, 0),
  };
}
