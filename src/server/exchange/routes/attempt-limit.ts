import type { FastifyRequest } from 'fastify';

/**
 * At most `max` attempts a minute, for each user from each address: a bettor who is signed in, else the user name in
 * the body. For a route's config.
 */
export const attemptLimit = (max: number) => ({
  max,
  timeWindow: 60_000,
  // After the body is read.
  hook: 'preHandler',
  keyGenerator: ({ ip, body, caller }: FastifyRequest) => {
    if (caller) return `${ip} ${caller.accountId}`;
    const userName = typeof body === 'object' && body !== null && 'userName' in body ? body.userName : '';
    return `${ip} ${String(userName).toLowerCase()}`;
  },
});
