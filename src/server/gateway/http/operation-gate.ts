import { operationId } from '#domain/wire/operation-id.ts';
import { readQuery } from './query-limits.ts';

/** A request as it came, over HTTP or on a socket, entirely unchecked. */
export interface AskedOperation {
  query?: unknown;
  /** The hex SHA-256 of an allowed text, optionally prefixed with `sha256:`; or its `operationId`. */
  documentId?: unknown;
  /** `{ persistedQuery: { sha256Hash } }`: the same, as Apollo's clients send it. */
  extensions?: unknown;
}

export interface OperationRefusal {
  code: string;
  message: string;
}

/** What may be executed. */
export interface AdmittedOperation {
  text: string;
  /** The hex SHA-256 of the text, of the site's own operations. */
  hash?: string;
}

const unknownOperation: OperationRefusal = {
  code: 'UNKNOWN_OPERATION',
  message: 'Only the operations of this site are answered here, and this is not one of them.',
};

/**
 * Lets the site's own operations through, by hash or exact text, before anything is parsed. Lets others through only if
 * any query is allowed, and within limits.
 */
export class OperationGate {
  readonly #byHash: ReadonlyMap<string, AdmittedOperation>;
  readonly #byText: ReadonlyMap<string, AdmittedOperation>;
  readonly #allowsAny: boolean;

  constructor(operations: Readonly<Record<string, string>>, allowsAny: boolean) {
    const known = Object.entries(operations).map(([hash, text]) => ({ hash, text }));
    this.#byHash = new Map(
      known.flatMap((one) => [one.hash, operationId(one.hash)].map((id) => [id, one] as const)),
    );
    this.#byText = new Map(known.map((one) => [one.text, one]));
    this.#allowsAny = allowsAny;
  }

  /** Returns what to execute, or why it is refused. */
  admit(asked: AskedOperation): AdmittedOperation | { refusal: OperationRefusal } {
    const hash = hashOf(asked);
    if (hash !== undefined) return this.#byHash.get(hash) ?? { refusal: unknownOperation };
    const { query } = asked;
    if (typeof query !== 'string' || query === '') return { refusal: noOperation };
    const own = this.#byText.get(query);
    if (own) return own;
    if (!this.#allowsAny) return { refusal: unknownOperation };
    const read = readQuery(query);
    return 'refusal' in read ? read : { text: query };
  }
}

const noOperation: OperationRefusal = {
  code: 'NO_OPERATION',
  message: 'The request names no operation: `query` is its text, or `documentId` its hash.',
};

function hashOf({ documentId, extensions }: AskedOperation): string | undefined {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '');
  if (!isObject(extensions) || !isObject(extensions.persistedQuery)) return undefined;
  const { sha256Hash } = extensions.persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
