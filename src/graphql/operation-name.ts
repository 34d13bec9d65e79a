import type { DocumentNode } from 'graphql';

/** The name of a document's one operation. Throws when there is none, which never happens with generated documents. */
export function operationNameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions)
    if ('operation' in definition && 'selectionSet' in definition && definition.name)
      return definition.name.value;
  throw new Error('The document has no named operation');
}

/** The id that the gateway knows the operation by. Generated documents carry it, except those of subscriptions. */
export const operationIdOf = (document: DocumentNode): string | undefined =>
  (document as { documentId?: string }).documentId;
