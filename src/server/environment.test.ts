import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

const env = {
  PATH: '/bin',
  LAYLINE_PORT: '4000',
  DATABASE_URL: 'postgres://exchange:secret@db/layline',
  LAYLINE_OPERATOR_KEY: 'the key of the operator',
  LAYLINE_GAMES_KEY: 'the key of the games host',
  LAYLINE_PROVIDER_KEY: 'the key of the demo provider',
  LAYLINE_FIRESTORE_KEYS: '/etc/keys',
};

test.each(['gateway', 'games', 'demo-provider', 'maker', 'crowd', 'replay'] as const)(
  'the %s is told no secret of the exchange that the person who starts it has set',
  (name) => {
    expect(environmentOf(name, env)).toEqual({ PATH: '/bin', LAYLINE_PORT: '4000' });
  },
);

test('the exchange gets all of them', () => {
  expect(environmentOf('exchange', env)).toEqual(env);
});
