import { expect, test } from 'vitest';
import { readSettings, settings } from './settings.ts';

test('[CAL-8] an empty environment gives every default, production mode off among them', () => {
  expect(readSettings({})).toMatchObject({
    LAYLINE_PORT: 4000,
    LAYLINE_EXCHANGE_PORT: 4001,
    LAYLINE_MAKER: true,
    LAYLINE_PRODUCTION: false,
  });
  expect(readSettings({ LAYLINE_PORT: '' }).LAYLINE_PORT).toBe(4000);
});

test('a setting that is given is read as its kind', () => {
  const read = readSettings({ LAYLINE_PORT: '4100', LAYLINE_SPEED: '2.5', LAYLINE_PRODUCTION: '1' });
  expect(read).toMatchObject({ LAYLINE_PORT: 4100, LAYLINE_SPEED: 2.5, LAYLINE_PRODUCTION: true });
});

test.each([
  ['LAYLINE_PORT', '99999', /LAYLINE_PORT is "99999": not between 1 and 65535/],
  ['LAYLINE_PORT', 'http', /LAYLINE_PORT is "http": not a whole number/],
  ['LAYLINE_SPEED', '0', /LAYLINE_SPEED is "0": not above 0/],
  ['LAYLINE_MAKER', 'no', /LAYLINE_MAKER is "no": neither 0 nor 1/],
  ['LAYLINE_TRUST_PROXY', '10.0.0.0/8, everybody', /no list of addresses and networks/],
  ['LAYLINE_TRUST_PROXY', '10.0.0.0/33', /no list of addresses and networks/],
  [
    'DATABASE_URL',
    'mysql://x',
    /DATABASE_URL is not an address that begins with postgres:\/\/ or postgresql:\/\//,
  ],
  ['UPSTREAM_URL', 'ftp://x', /UPSTREAM_URL is not an address that begins with http:\/\/ or https:\/\//],
  ['LAYLINE_OPERATOR_KEY', 'short', /LAYLINE_OPERATOR_KEY is shorter than 16 characters/],
  ['LAYLINE_HOST', ' ', /LAYLINE_HOST is " ": empty/],
  ['LAYLINE_THEME', 'midnight', /LAYLINE_THEME is "midnight": none of harbour, estuary, lantern/],
  ['LAYLINE_JURISDICTION', 'atlantis', /LAYLINE_JURISDICTION is "atlantis": none of open, uk, in-no-money/],
  ['LAYLINE_SUPPORT', 'fax=https://x.example', /"fax=https:\/\/x.example" is none of whatsapp/],
  ['LAYLINE_SUPPORT', 'apk=http://x.example', /an https address/],
  [
    'LAYLINE_IMAGE_HOSTS',
    'https://cdn.example https://x.example/a',
    /"https:\/\/x.example\/a" is not an address/,
  ],
])('%s of %s is refused by name', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

test.each([
  ['DATABASE_URL', 'postgress://exchange:geheim@db/layline'],
  ['DATABASE_URL', 'postgres://exchange:geheim/7@db/layline'],
  ['DATABASE_URL', 'exchange:geheim@db/layline'],
  ['DATABASE_URL', 'postgres://exchange:geheim@@/layline?host=/run/postgresql'],
  ['DATABASE_URL', 'postgress://exchange:geheim@/layline?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres//db/layline?user=exchange&password=geheim'],
  ['LAYLINE_OPERATOR_KEY', 'geheim'],
  ['LAYLINE_GAMES_KEY', 'geheim'],
  ['UPSTREAM_URL', 'htps://bettor:geheim@exchange.example'],
  ['LAYLINE_SITE_URL', 'bettor:geheim@bets.example'],
  ['LAYLINE_GAMES_URL', 'htps://bettor:geheim@games.example'],
])('no secret is told with a refused %s', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} is `));
  expect(read).not.toThrow(/geheim/);
});

test.each([
  'postgres:///layline?host=/run/postgresql',
  'postgresql://asha@/layline?host=/run/postgresql',
  'postgresql://asha:geheim@/layline?host=/run/postgresql&port=5433',
])('a database may be at a socket, as psql takes it: %s', (address) => {
  expect(readSettings({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
});

test.each(['UPSTREAM_URL', 'LAYLINE_SITE_URL', 'LAYLINE_GAMES_URL'])(
  '%s with a password is refused: it would be told wherever the address is',
  (name) => {
    expect(() => readSettings({ [name]: 'https://bettor:geheim@x.example' })).toThrow(
      `${name} is an address with a user or a password in it.`,
    );
  },
);

test.each(['loopback', '10.0.0.0/8, loopback', '2001:db8::/32,192.0.2.1'])('proxies may be %s', (list) => {
  expect(readSettings({ LAYLINE_TRUST_PROXY: list }).LAYLINE_TRUST_PROXY).toBe(list);
});

test('support links are read by name; one that is left out is absent', () => {
  const given = 'whatsapp=https://wa.example/1  apk=https://x.example/a.apk?v=2';
  expect(readSettings({ LAYLINE_SUPPORT: given }).LAYLINE_SUPPORT).toEqual({
    whatsapp: 'https://wa.example/1',
    apk: 'https://x.example/a.apk?v=2',
  });
  expect(readSettings({}).LAYLINE_SUPPORT).toBeUndefined();
});

test('images may come from hosts between spaces or commas', () => {
  const read = (hosts: string) => readSettings({ LAYLINE_IMAGE_HOSTS: hosts }).LAYLINE_IMAGE_HOSTS;
  expect(read('https://cdn.example, http://[::1]:8080')).toEqual([
    'https://cdn.example',
    'http://[::1]:8080',
  ]);
  expect(readSettings({}).LAYLINE_IMAGE_HOSTS).toBeUndefined();
});

test('home’s blocks are names between commas or spaces; which of them are blocks, the page decides', () => {
  const read = (names: string) => readSettings({ LAYLINE_HOME: names }).LAYLINE_HOME;
  expect(read(' movers, inPlay  nonsense')).toEqual(['movers', 'inPlay', 'nonsense']);
  expect(readSettings({}).LAYLINE_HOME).toBeUndefined();
});

test('every setting says what it does', () => {
  for (const { effect, default: fallback } of Object.values(settings)) {
    expect(effect.length).toBeGreaterThan(10);
    expect(fallback).not.toBe('');
  }
});
