import { vi } from 'vitest';
import type { TokenClaims } from '#server/exchange/accounts/tokens.ts';

/**
 * Tokens without a signature. Nobody forges one here, and what the browser's cryptography takes would be a fifth of a
 * schedule, on threads whose answers come in no particular order.
 */
vi.mock('#server/exchange/accounts/tokens.ts', () => ({
  signToken: async (claims: TokenClaims) =>
    `t.${JSON.stringify(claims)}.${claims.sessionId}.${claims.renewal}`,
  readToken: async (token: string) => JSON.parse(token.slice(2, token.indexOf('}') + 1)) as TokenClaims,
}));
