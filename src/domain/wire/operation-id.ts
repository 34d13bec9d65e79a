/** What the page calls an operation by: the first 48 bits of its text's hex SHA-256. The whole would make it larger. */
export const operationId = (hash: string): string => hash.slice(0, 12);
