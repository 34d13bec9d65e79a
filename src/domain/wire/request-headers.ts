/** SES-4's extra header carries the URI-encoded user name; it is `x-user-name` unless configured otherwise. */
export const defaultNameHeader = 'x-user-name';

/** SES-4: the headers of a request; none when its URL contains `api` or there is no token. */
export function requestHeaders(
  url: string,
  token: string | null,
  userName: string | null,
  nameHeader = defaultNameHeader,
): Record<string, string> {
  if (!token || url.includes('api')) return {};
  return { authorization: `Bearer ${token}`, [nameHeader]: encodeURIComponent(userName ?? '') };
}
