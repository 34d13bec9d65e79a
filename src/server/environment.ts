import type { ProgramName } from './child.ts';

/** What opens the database, the operator's calls and other services. Only the exchange gets them. */
const secrets = [
  'DATABASE_URL',
  'LAYLINE_OPERATOR_KEY',
  'LAYLINE_GAMES_KEY',
  'LAYLINE_PROVIDER_KEY',
  'LAYLINE_FIRESTORE_KEYS',
];

/**
 * Returns a program's environment. All programs but the exchange serve strangers or read what strangers wrote. Whoever
 * starts them passes on the one secret they need.
 */
export function environmentOf(name: ProgramName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (name === 'exchange') return env;
  return Object.fromEntries(Object.entries(env).filter(([setting]) => !secrets.includes(setting)));
}
