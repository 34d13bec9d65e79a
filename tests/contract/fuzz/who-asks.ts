import fc from 'fast-check';
import type { World } from './world.ts';

export type Auth = 'none' | 'bettor' | 'operator' | 'games';

/** The credentials of a request: what its call requires, none, invented ones, or some that are right elsewhere. */
export type CredentialKind = 'right' | 'none' | 'madeUp' | 'others';

export const credentialKinds: fc.Arbitrary<CredentialKind> = fc.oneof(
  { weight: 7, arbitrary: fc.constant('right' as const) },
  { weight: 3, arbitrary: fc.constantFrom('none' as const, 'madeUp' as const, 'others' as const) },
);

export const isPermitted = (who: CredentialKind, auth: Auth): boolean => auth === 'none' || who === 'right';

/** Calls that end a session or exchange its token for another. */
const ending = new Set(['logout', 'renewSession', 'changePassword']);

export const endsSession = ({ name }: { name: string }): boolean => ending.has(name);

export async function headersOf(
  world: World,
  { name, who, auth, n }: { name: string; who: CredentialKind; auth: Auth; n: number },
): Promise<Record<string, string>> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const { operator, games } = world.exchange;
  const key = { 'x-operator-key': operator.operatorKey! };
  const gamesKey = { 'x-games-key': games.gamesKey! };
  if (who === 'none') return {};
  if (who === 'madeUp')
    return {
      ...bearer(world.token(n).replace(/.$/, '')),
      'x-operator-key': 'not the key',
      'x-games-key': 'nor this',
    };
  if (auth === 'games') return who === 'right' ? gamesKey : key;
  const asksForBettor = (auth === 'operator') !== (who === 'right');
  if (!asksForBettor) return key;
  const token = bearer(ending.has(name) ? await world.passingToken() : world.token(n));
  return who === 'right' ? token : { ...token, ...gamesKey };
}
