/** Marks browsers somebody has signed in on before. The cookie opens nothing: it only says whose attempts these are. */

const name = 'layline-device';
const seconds = 400 * 24 * 60 * 60;

/** No script can read it, and requests from other sites do not carry it. */
export const deviceCookie = (device: string, isSecure: boolean): string =>
  `${name}=${device}; Path=/graphql; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

const inCookies = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,4000})(?:;|$)`);

export const deviceIn = (cookies: string | undefined): string | undefined =>
  cookies === undefined ? undefined : inCookies.exec(cookies)?.[1];
