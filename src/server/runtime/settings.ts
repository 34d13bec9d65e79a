import { z } from 'zod';
import { defaultNameHeader } from '#domain/wire/request-headers.ts';
import { themeNames } from '#contract/site-names.ts';
import { jurisdictionNames } from '#domain/jurisdiction/jurisdiction.ts';
import { homeBlocks } from '#domain/site/home-blocks.ts';
import { optional, secret, setting, type Setting } from './setting.ts';
import {
  database,
  factor,
  originList,
  isProxyList,
  portNumber,
  portOrAny,
  site,
  supportLinks,
  text,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts';

/**
 * Every setting of the server's processes. They are environment variables; `npm start -- --flag value` sets those that
 * have a flag. `main.ts` passes on its own environment, so all processes read the same settings. The README's table is
 * generated from this file.
 */
export const settings = {
  LAYLINE_PORT: setting(portNumber, '4000', 'Port of the site and the GraphQL gateway', 'port'),
  LAYLINE_HOST: setting(text, 'localhost', 'Address the gateway listens on; `0.0.0.0` for every network'),
  LAYLINE_EXCHANGE_PORT: setting(
    portNumber,
    '4001',
    'Port of the embedded exchange (this machine only)',
    'exchange-port',
  ),
  LAYLINE_GAMES_PORT: setting(
    portOrAny,
    '4003',
    'Port of the games host, where casino links lead; 0 for any that is free',
    'games-port',
  ),
  LAYLINE_SITE_URL: secret(
    site,
    '`http://localhost:` and the site’s port',
    'Where browsers reach the site: the games host’s way back, and what passkeys belong to. Under another name than this and this machine’s own the site answers nobody',
  ),
  LAYLINE_GAMES_URL: secret(
    site,
    '`http://localhost:` and the games host’s port',
    'Where browsers reach the games host',
  ),
  LAYLINE_DATA_DIR: optional(
    text,
    '`.layline` in the project; as root `/var/lib/layline/<hash>`',
    'Folder of the database and the keys',
    'data-dir',
  ),
  DATABASE_URL: secret(
    database,
    'none',
    'A PostgreSQL server (15 or newer) to use instead of the embedded one, by address or by socket (`postgres://user@/name?host=DIR`); not through a pooler in transaction mode (PgBouncer’s `pool_mode`), which the exchange refuses',
  ),
  UPSTREAM_URL: secret(
    site,
    'none',
    'Another exchange that speaks the REST contract; the embedded one and its programs are then not started',
  ),
  LAYLINE_OWN_EXCHANGE: setting(
    yesOrNo,
    '0',
    '1: the exchange at `UPSTREAM_URL` is Layline’s own, of the same version, so the gateway does not check its answers against the contract again; `npm start` sets it for the embedded one',
  ),
  LAYLINE_SITE_KEY: setting(
    text.max(64, 'longer than 64 characters'),
    'layline',
    'The key of this site, which each reference call carries to the exchange',
  ),
  LAYLINE_NAME_HEADER: setting(
    z.string().regex(/^[a-z][a-z\d-]{0,62}$/i, 'not the name of a header'),
    defaultNameHeader,
    'Header in which the gateway tells the exchange the user’s name',
  ),
  LAYLINE_CALLS: optional(
    text,
    'the contract’s own',
    'JSON file with the methods and paths of an exchange that has others than the contract, by call: `{"getBalance": {"method": "POST", "path": "/wallet/balance"}}`',
  ),
  LAYLINE_FIRESTORE: optional(
    text,
    'none',
    'JSON file of the Firestore projects that bring live prices to browsers (`src/server/exchange/firestore/README.md`)',
  ),
  LAYLINE_FIRESTORE_KEYS: optional(text, 'none', 'Folder of the Firestore projects’ service account keys'),
  FIRESTORE_EMULATOR_HOST: optional(
    text,
    'none',
    '`host:port` of a Firestore emulator in the place of the service',
  ),
  LAYLINE_OPERATOR_KEY: secret(
    text.min(16, 'shorter than 16 characters'),
    'made at the first start',
    'Key of the operator calls, for programs that create markets',
  ),
  LAYLINE_GAMES_KEY: secret(
    text.min(16, 'shorter than 16 characters'),
    'made at the first start',
    'Key with which the games host plays rounds, and does nothing else',
  ),
  LAYLINE_PROVIDER_URL: secret(
    site,
    'a free port of this machine; none in production',
    'Where the demo provider of payments is; without one its ways to pay are off',
  ),
  LAYLINE_PROVIDER_KEY: secret(
    text.min(16, 'shorter than 16 characters'),
    'made at the first start',
    'Key with which the demo provider signs what it says',
  ),
  LAYLINE_DEMO_PROVIDER_SPEED: setting(
    factor,
    '1',
    'How many times faster than life the demo provider answers, and the demo’s desk decides',
  ),
  LAYLINE_MAKER: setting(yesOrNo, '1', '0 (or `--no-maker`): no events and no prices are made'),
  LAYLINE_CROWD: setting(
    wholeNumber(0, 1_000),
    '100',
    'Simulated bettors that bet on what the maker makes; 0: none. Without the maker there are none',
  ),
  LAYLINE_SEED: setting(
    text,
    'layline',
    'Seed of the maker’s day: the same seed gives the same day. Unless it is set, draws and virtual events follow from a secret of the installation',
    'seed',
  ),
  LAYLINE_FIXTURES: optional(
    text,
    'none',
    'JSON file of real leagues’ fixtures, which the maker plays besides its own (`src/server/maker/world/README.md`)',
  ),
  LAYLINE_SPEED: setting(
    factor,
    '1',
    'How many times faster than life the maker and the replay run',
    'speed',
  ),
  LAYLINE_PRODUCTION: setting(
    yesOrNo,
    '0',
    '1: no demo bettors, no play money, and nobody but the operator reads what the exchange would have sent by e-mail',
  ),
  LAYLINE_JURISDICTION: setting(
    z.enum(jurisdictionNames, `none of ${jurisdictionNames.join(', ')}`),
    jurisdictionNames[0],
    'Whose law holds: `open`; `uk` (pounds, and practice money after the date of birth and an age check); `in-no-money` (nobody pays in or out: everybody has practice money, the demo bettors too). It is chosen at the first start and stays',
  ),
  LAYLINE_PLAY_MONEY: setting(
    wholeNumber(0, 10_000_000),
    '10000',
    'Play money that a new account begins with, in rupees or pounds; 0: none. Under `in-no-money` there is practice money instead',
  ),
  LAYLINE_DEMO_IN_PUBLIC: setting(
    yesOrNo,
    '0',
    '1: starts with demo bettors also where others than this machine can come',
  ),
  LAYLINE_STAGE: optional(
    yesOrNo,
    '1 with demo bettors on this machine only, else 0',
    '1: `/stage` and `npm run scenario` make events and faults happen, and `/workshop/` steps machines; never in production or where others can come',
  ),
  LAYLINE_THEME: setting(
    z.enum(themeNames, `none of ${themeNames.join(', ')}`),
    themeNames[0],
    'The site’s theme: `harbour`, `estuary` or `lantern`; a bettor may choose another',
  ),
  LAYLINE_TITLE: setting(
    text.max(40, 'longer than 40 characters'),
    'Layline',
    'What the site is called, in its header, its windows and when it is installed',
  ),
  LAYLINE_LOGO: optional(
    text,
    'a drawn mark',
    'The site’s own logo in place of it: a file (SVG, PNG, WebP or AVIF, at most 200 kB), or an address on one of the hosts in `LAYLINE_IMAGE_HOSTS`',
  ),
  LAYLINE_IMAGES: optional(
    text,
    'two of the demo’s own; none in production',
    'Folder with the operator’s own images of teams, players and horses, and `images.json`, which says whose they are (`src/server/exchange/catalogue/own-images/README.md`)',
  ),
  LAYLINE_IMAGE_HOSTS: optional(
    originList,
    'none',
    'Where the gateway may fetch such images besides the exchange: `https://cdn.example https://img.example:8443`',
  ),
  LAYLINE_HOME: optional(
    text.transform((names) => names.split(/[\s,]+/)),
    'the usual order',
    `Blocks of the home page that stand first, in that order, as \`movers,inPlay\`: of \`${homeBlocks.join('`, `')}\`. Other names say nothing`,
  ),
  LAYLINE_SUPPORT: optional(
    supportLinks,
    'addresses under example.com; none in production',
    'Support links, as `whatsapp=https://… telegram=https://… instagram=https://… apk=https://…`; one that is left out is not shown',
  ),
  LAYLINE_SIGN_IN_LIMIT: setting(
    wholeNumber(1, 1_000_000),
    '20',
    'Attempts a minute to sign in, to register, to change a password and to replace a forgotten one, each, for each user from each address; five times as many from one address',
  ),
  LAYLINE_SECOND_STEP_ABOVE: setting(
    wholeNumber(0, 10_000_000),
    '10000',
    'Withdrawals of more, in rupees or pounds, ask for a code of bettors who have two-step sign-in on; a new payee always does',
  ),
  LAYLINE_TOKEN_SECONDS: setting(
    wholeNumber(5, 43_200),
    '1800',
    'Seconds that a bettor’s token works for unless it is renewed; a browser renews it at two thirds',
  ),
  LAYLINE_TRUST_PROXY: optional(
    text.refine(isProxyList, 'no list of addresses and networks, nor loopback, linklocal or uniquelocal'),
    'none',
    'Proxies before the site, by address or network (`10.0.0.0/8, loopback`), whose `x-forwarded-for` says where a browser is',
  ),
  LAYLINE_RATE_LIMIT: setting(
    wholeNumber(1, 1_000_000),
    '6000',
    'GraphQL requests a minute from one address',
  ),
  LAYLINE_LIVE_SOCKETS: setting(
    wholeNumber(1, 1_000_000),
    '200',
    'Open sockets at `/live` from one address; each open page has one',
  ),
  LAYLINE_LIVE_SUBSCRIPTIONS: setting(
    wholeNumber(1, 100_000),
    '500',
    'Markets, events and scores that one socket follows',
  ),
  LAYLINE_LIVE_MESSAGES: setting(
    wholeNumber(1, 1_000_000),
    '6000',
    'Messages a minute that one socket may send',
  ),
  LAYLINE_ANY_QUERY: setting(
    yesOrNo,
    '0',
    '1: the gateway answers every GraphQL query, not only those of its site, and tells its schema',
  ),
  LAYLINE_WORKER: setting(
    yesOrNo,
    '1',
    '0: browsers keep nothing of the site for a visit without a connection, and throw away what they keep',
  ),
  LAYLINE_LOG: setting(
    z.enum(['silent', 'error', 'warn', 'info'], 'none of silent, error, warn, info'),
    'warn',
    'What the processes write to standard error',
  ),
} as const satisfies Record<string, Setting<unknown>>;

export type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['read']> };

/** A setting has an invalid value. The message names it and says what is wrong, in words for a person, and no secret. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/** Reads all settings from the environment. An empty variable counts as not set. Throws `WrongSetting`. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.entries<Setting<unknown>>(settings).map(([name, { read, fallback, isSecret }]) => {
    const given = env[name] || fallback;
    const result = read.safeParse(given);
    if (result.success) return [name, result.data];
    const why = result.error.issues[0]?.message ?? 'not a value it can have';
    throw new WrongSetting(`${name} is ${isSecret ? why : `"${given}": ${why}`}.`);
  });
  return Object.fromEntries(values) as Settings;
}
