import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  BeginPasskeySignInDocument,
  SignInByPasskeyDocument,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { sessionOf } from '#graphql/session-of.ts';
import type { PasskeySignInAnswer } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { AddAnswer, NewPasskey } from '#machines/passkeys/passkeys.machine.ts';

/** Why this page can neither make nor use passkeys; null if it can. */
export function whyNoPasskeys(page: Pick<Window, 'isSecureContext'> = window): string | null {
  if (!page.isSecureContext)
    return 'Passkeys are not there: browsers have them only on pages that came by https, or from this device itself.';
  return 'PublicKeyCredential' in page ? null : 'Passkeys are not there: this browser does not know them.';
}

type Trouble = { kind: 'givenUp' } | { kind: 'refused'; message: string };

/** What the browser has thrown, in words. Not allowed: whoever was asked said no, or nothing. */
function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'givenUp' };
  if (name === 'InvalidStateError')
    return { kind: 'refused', message: 'This device has a passkey for your account already.' };
  if (name === 'SecurityError')
    return { kind: 'refused', message: 'Passkeys do not work under this address of the site.' };
  return {
    kind: 'refused',
    message: 'The browser could not do it. Try again, or sign in with your password.',
  };
}

function told<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The gateway gave no answer');
  return data;
}

/** Has the browser make a passkey, and the exchange keep it. Throws when there is no answer. */
export async function addPasskey(
  client: GraphqlClient,
  { name, password, code }: NewPasskey,
): Promise<AddAnswer> {
  const variables = { password, code: code || null };
  const { data } = await client.mutate({ mutation: BeginPasskeyDocument, variables });
  const { beginPasskey: begun } = told(data);
  if (begun.__typename === 'Refusal') {
    const asksCode = begun.code === 'CODE_NEEDED' || begun.code === 'WRONG_CODE';
    return { kind: 'refused', message: begun.message, asksCode };
  }
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(begun.options) as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON }).catch(troubleOf);
  if ('kind' in made) return made.kind === 'refused' ? { ...made, asksCode: false } : made;
  const kept = { name, response: JSON.stringify(made) };
  const { addPasskey: answer } = told(
    (await client.mutate({ mutation: AddPasskeyDocument, variables: kept })).data,
  );
  return answer.__typename === 'Refusal'
    ? { kind: 'refused', message: answer.message, asksCode: false }
    : { kind: 'listed', passkeys: answer.passkeys };
}

/** Has the browser sign with a passkey, and opens a session by it. Throws when there is no answer. */
export async function signInByPasskey(client: GraphqlClient): Promise<PasskeySignInAnswer> {
  const begun = told((await client.mutate({ mutation: BeginPasskeySignInDocument })).data);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = begun.beginPasskeySignIn;
  const optionsJSON = JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const signed = await startAuthentication({ optionsJSON }).catch(troubleOf);
  if ('kind' in signed) return signed;
  const variables = { response: JSON.stringify(signed) };
  const { data } = await client.mutate({ mutation: SignInByPasskeyDocument, variables });
  const { signInByPasskey: answer } = told(data);
  return answer.__typename === 'Refusal'
    ? { kind: 'refused', message: answer.message }
    : { kind: 'signedIn', session: sessionOf(answer) };
}
