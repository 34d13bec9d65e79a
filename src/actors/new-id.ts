/** An id that nobody else has, of at most 31 characters. `crypto.randomUUID` is missing on a site without a certificate. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
