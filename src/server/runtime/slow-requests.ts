/** Requests are small: one that has not arrived whole, head and body, within this time is cut off (HTTP 408). */
const patienceMs = 10_000;

/** Fastify options for each of our web servers. Without them a request may take for ever. */
export const cutSlowRequests = {
  requestTimeout: patienceMs,
  // By default Node checks only twice a minute.
  http: { headersTimeout: patienceMs, connectionsCheckingInterval: 1_000 },
} as const;
