import { errors, jwtVerify, SignJWT } from 'jose';

/** The contents of a token. Times are Unix seconds. */
export interface TokenClaims {
  accountId: string;
  sessionId: string;
  /** Which renewal of its session it is, counted from 0. */
  renewal: number;
  expiresAt: number;
}

const issuer = 'layline';

/** Signs with HS256. `key` is at least 32 random bytes. */
export const signToken = (claims: TokenClaims, key: Uint8Array): Promise<string> =>
  new SignJWT({ sid: claims.sessionId, n: claims.renewal })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(claims.accountId)
    .setExpirationTime(claims.expiresAt)
    .sign(key);

/** The claims of a token signed by this exchange, expired or not; otherwise null. */
export async function readToken(token: string, key: Uint8Array): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      // Ignores the expiry: how old a token may be depends on its use, so the caller checks that.
      currentDate: new Date(0),
    });
    const { sub, sid, n, exp } = payload;
    if (!sub || typeof sid !== 'string' || typeof n !== 'number' || exp === undefined) return null;
    return { accountId: sub, sessionId: sid, renewal: n, expiresAt: exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
