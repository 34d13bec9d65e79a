import type { ProgramName } from './child.ts';

/** What opens the database, the operator's calls and other services: the exchange's own. */
const secrets = ['DATABASE_URL', 'LAYLINE_OPERATOR_KEY', 'LAYLINE_GAMES_KEY', 'LAYLINE_FIRESTORE_KEYS'];

/**
 * What a program is told. All but the exchange listen to strangers, or read what strangers wrote: of its secrets they
 * are given, by whoever starts them, the one that they need.
 */
export function environmentOf(name: ProgramName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (name === 'exchange') return env;
  return Object.fromEntries(Object.entries(env).filter(([setting]) => !secrets.includes(setting)));
}
