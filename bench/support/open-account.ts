import { callExchange, type Credentials } from '../../src/server/contract/rest-client.ts';
import { openProgramAccount, signUp } from '../../src/server/contract/session.ts';

/**
 * Opens an account with no money, at an exchange of this commit or of an earlier one: those had no call for programs and
 * opened their accounts as people's, with no more than this. Resolves to a token of it; throws if both refuse.
 */
export async function openAccount(
  url: string,
  body: { userName: string; password: string },
  asOperator: Credentials,
): Promise<string> {
  const opened = await callExchange(url, openProgramAccount, { body }, asOperator);
  if (opened.ok) return opened.data.token;
  const signedUp = await callExchange(url, signUp, { body: body as never });
  if (!signedUp.ok) throw new Error(`${signedUp.code}: ${signedUp.message}`);
  return signedUp.data.token;
}
