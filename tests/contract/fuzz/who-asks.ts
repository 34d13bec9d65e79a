import fc from 'fast-check';
import type { World } from './world.ts';

export type Auth = 'none' | 'bettor' | 'operator';

/** What a request is sent with: what its call asks for, nothing, something made up, or what is right elsewhere. */
export type CredentialKind = 'right' | 'none' | 'madeUp' | 'others';

export const credentialKinds: fc.Arbitrary<CredentialKind> = fc.oneof(
  { weight: 7, arbitrary: fc.constant('right' as const) },
  { weight: 3, arbitrary: fc.constantFrom('none' as const, 'madeUp' as const, 'others' as const) },
);

export const isPermitted = (who: CredentialKind, auth: Auth): boolean => auth === 'none' || who === 'right';

/** Calls that end a session, or give its token up for another. */
const ending = new Set(['logout', 'renewSession', 'changePassword']);

export const endsSession = ({ name }: { name: string }): boolean => ending.has(name);

export async function headersOf(
  world: World,
  { name, who, auth, n }: { name: string; who: CredentialKind; auth: Auth; n: number },
): Promise<Record<string, string>> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const key = { 'x-operator-key': world.exchange.operator.operatorKey! };
  if (who === 'none') return {};
  if (who === 'madeUp')
    return { ...bearer(world.token(n).replace(/.$/, '')), 'x-operator-key': 'not the key' };
  const asksForBettor = (auth === 'operator') !== (who === 'right');
  if (!asksForBettor) return key;
  return bearer(ending.has(name) ? await world.passingToken() : world.token(n));
}
