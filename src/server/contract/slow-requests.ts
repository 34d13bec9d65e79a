/** A request is small: whole, with head and body, it comes within this time, or its connection is cut (HTTP 408). */
const patienceMs = 10_000;

/** For each of our web servers, as fastify takes it: without it a request may take for ever. */
export const cutSlowRequests = {
  requestTimeout: patienceMs,
  // Node looks twice a minute unless it is told to look more often.
  http: { headersTimeout: patienceMs, connectionsCheckingInterval: 1_000 },
} as const;
