const unused = (): never => {
  throw new Error('A route has a schema of Fastify. Ours are of zod.');
};

/** Fastify options for each of our web servers, which keep Fastify from loading compilers that nothing uses. */
export const noSchemas = {
  schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
} as const;
