/** Single files or folders of other rooms. */
export interface Files {
  /** What ARCHITECTURE.md calls them. */
  readonly words: string;
  readonly paths: RegExp;
}

/**
 * Which way imports may point: the table of ARCHITECTURE.md. A path belongs to the first room whose pattern matches. A
 * room may always import itself.
 */
export interface Room {
  readonly name: string;
  readonly holds: RegExp;
  readonly mayImport: readonly (string | Files)[];
  /** Packages, or scopes of them: `@fastify/`. */
  readonly packages: readonly string[];
  /** May use Node's own modules. */
  readonly isNode?: boolean;
}

const ui = ['react', 'radix-ui', 'lucide-react'];
const component = ['react', 'react-router-dom', '@apollo/client', '@xstate/react', 'lucide-react'];
const pickerMachines: Files = {
  words: 'the pickers’ machines',
  paths: /^machines\/(date-picker|date-range-picker|time-picker)\//,
};
/** What every program that trades needs: an account, seeded chance, and to know which markets are the maker's. */
const makersTools: Files = {
  words: 'the maker’s trader, random and made-market',
  paths: /^src\/server\/maker\/(trader|random|made-market)\.ts$/,
};
const everyFeature: Files = { words: 'every feature', paths: /^src\/features\// };
const clientRooms = ['domain', 'machines', 'ui', 'graphql', 'live', 'kept', 'actors'];

const exchangeWords = ['domain', 'server/contract'];
/** The parts of the exchange that the store serves: they describe what they keep, and the store implements it. */
const exchangeParts = [
  'server/exchange/engine',
  'server/exchange/accounts',
  'server/exchange/catalogue',
  'server/exchange/feed',
];

export const rooms: readonly Room[] = [
  { name: 'domain', holds: /^src\/domain\//, mayImport: [], packages: ['date-fns'] },
  { name: 'machines', holds: /^machines\//, mayImport: ['domain'], packages: ['xstate'] },
  {
    name: 'ui/toast',
    holds: /^src\/ui\/toast\//,
    mayImport: ['ui'],
    packages: ['react', 'lucide-react', 'sonner'],
  },
  {
    name: 'ui/pickers',
    holds: /^src\/ui\/pickers\//,
    mayImport: ['domain', 'ui', pickerMachines],
    packages: [...ui, '@xstate/react'],
  },
  {
    name: 'ui',
    holds: /^src\/ui\//,
    mayImport: ['domain'],
    packages: [...ui, 'react-error-boundary', 'uqr'],
  },
  {
    name: 'graphql',
    holds: /^src\/graphql\//,
    mayImport: ['domain'],
    packages: ['react', '@apollo/client', 'graphql', '@graphql-typed-document-node/core'],
  },
  {
    name: 'live',
    holds: /^src\/live\//,
    mayImport: ['domain', 'graphql'],
    packages: ['react', 'graphql-ws', 'firebase'],
  },
  {
    name: 'actors',
    holds: /^src\/actors\//,
    mayImport: ['domain', 'machines', 'ui'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  {
    name: 'packages/stepper',
    holds: /^packages\/stepper\/src\//,
    mayImport: [],
    packages: ['xstate', 'react', '@dagrejs/dagre'],
  },
  { name: 'kept', holds: /^src\/kept\//, mayImport: ['domain'], packages: ['idb'] },
  {
    name: 'features/flight-recorder',
    holds: /^src\/features\/flight-recorder\//,
    mayImport: [
      'ui',
      'actors',
      { words: 'the stepper’s core and recorder', paths: /^packages\/stepper\/src\/(core|record)\// },
    ],
    packages: ['react', 'lucide-react'],
  },
  {
    name: 'features/$1',
    holds: /^src\/features\/([^/]+)\//,
    mayImport: [...clientRooms, 'ui/toast', 'ui/pickers'],
    packages: [...component, 'xstate', 'uplot', '@simplewebauthn/browser'],
  },
  {
    name: 'app',
    holds: /^src\/app\//,
    mayImport: [...clientRooms, 'ui/toast', 'packages/stepper', everyFeature],
    packages: [...component, 'react-dom'],
  },
  {
    name: 'workshop',
    holds: /^src\/workshop\//,
    mayImport: ['ui', 'packages/stepper'],
    packages: ['react', 'react-dom', 'xstate', 'virtual:machine-types'],
  },
  {
    name: 'server/contract',
    holds: /^src\/server\/contract\//,
    mayImport: ['domain'],
    packages: ['undici', 'zod'],
    isNode: true,
  },
  {
    name: 'server/runtime',
    holds: /^src\/server\/runtime\//,
    mayImport: ['domain', 'server/contract'],
    packages: ['zod'],
    isNode: true,
  },
  {
    name: 'server/gateway',
    holds: /^src\/server\/gateway\//,
    mayImport: ['domain', 'server/contract', 'server/runtime', 'server/stage'],
    packages: [
      'fastify',
      '@fastify/',
      '@as-integrations/fastify',
      '@apollo/server',
      '@graphql-tools/schema',
      'graphql',
      'graphql-jit',
      'graphql-ws',
      'ws',
      'prom-client',
      'lru-cache',
      'p-limit',
      'pdfkit',
      'zod',
    ],
    isNode: true,
  },
  {
    name: 'server/exchange/engine',
    holds: /^src\/server\/exchange\/engine\//,
    mayImport: exchangeWords,
    packages: ['zod'],
  },
  {
    name: 'server/exchange/accounts',
    holds: /^src\/server\/exchange\/accounts\//,
    mayImport: ['domain', 'server/exchange/engine'],
    packages: [
      '@node-rs/argon2',
      'bowser',
      'jose',
      'lru-cache',
      'otplib',
      'p-limit',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
    ],
    isNode: true,
  },
  {
    name: 'server/exchange/catalogue',
    holds: /^src\/server\/exchange\/catalogue\//,
    mayImport: exchangeWords,
    packages: ['lru-cache', 'zod'],
    isNode: true,
  },
  {
    name: 'server/exchange/feed',
    holds: /^src\/server\/exchange\/feed\//,
    mayImport: [...exchangeWords, 'server/exchange/engine', 'server/exchange/catalogue'],
    packages: ['lru-cache'],
    isNode: true,
  },
  {
    name: 'server/exchange/firestore',
    holds: /^src\/server\/exchange\/firestore\//,
    mayImport: ['domain', 'server/exchange/catalogue', 'server/exchange/feed'],
    packages: ['jose'],
    isNode: true,
  },
  {
    name: 'server/exchange/payments',
    holds: /^src\/server\/exchange\/payments\//,
    mayImport: [...exchangeWords, 'server/exchange/engine', 'server/exchange/accounts'],
    packages: [],
  },
  {
    name: 'server/exchange/store',
    holds: /^src\/server\/exchange\/store\//,
    mayImport: [...exchangeWords, ...exchangeParts],
    packages: ['pg', 'drizzle-orm', 'drizzle-kit'],
    isNode: true,
  },
  {
    name: 'server/exchange/routes',
    holds: /^src\/server\/exchange\/routes\//,
    mayImport: [
      ...exchangeWords,
      'server/runtime',
      ...exchangeParts,
      'server/exchange/store',
      'server/exchange/payments',
    ],
    packages: ['fastify', 'zod'],
    isNode: true,
  },
  {
    name: 'server/exchange',
    holds: /^src\/server\/exchange\//,
    mayImport: [
      ...exchangeWords,
      'server/runtime',
      { words: 'every room of the exchange', paths: /^src\/server\/exchange\// },
    ],
    packages: ['pg'],
    isNode: true,
  },
  {
    name: 'server/stage',
    holds: /^src\/server\/stage\//,
    mayImport: ['domain', 'server/contract', 'server/runtime'],
    packages: [],
    isNode: true,
  },
  {
    name: 'server/games',
    holds: /^src\/server\/games\//,
    mayImport: ['domain', 'server/contract', 'server/runtime'],
    packages: ['fastify', 'jose'],
    isNode: true,
  },
  {
    name: 'server/demo-provider',
    holds: /^src\/server\/demo-provider\//,
    mayImport: ['domain', 'server/contract', 'server/runtime'],
    packages: ['fastify', 'zod'],
    isNode: true,
  },
  {
    name: 'server/crowd',
    holds: /^src\/server\/crowd\//,
    mayImport: ['domain', 'server/contract', 'server/runtime', makersTools],
    packages: [],
    isNode: true,
  },
  {
    name: 'server/maker',
    holds: /^src\/server\/maker\//,
    mayImport: ['domain', 'server/contract', 'server/runtime'],
    packages: ['zod'],
    isNode: true,
  },
  {
    name: 'server/replay',
    holds: /^src\/server\/replay\//,
    mayImport: ['domain', 'server/contract', 'server/runtime'],
    packages: ['unbzip2-stream', 'zod'],
    isNode: true,
  },
  {
    name: 'server',
    holds: /^src\/server\//,
    mayImport: ['domain', 'server/contract', 'server/runtime'],
    packages: [],
    isNode: true,
  },
];

/** What tests and stories may use in any room, and programs may not. */
export const testPackages = ['vitest', 'fast-check', 'axe-core', 'storybook', '@storybook/'];

/** Tests, stories, and what only they use: `x.fixture.ts`, `x.test-data.ts`, a folder `testing`. */
export const isTestFile = (path: string): boolean =>
  /\.(test|stories|fixture|test-[a-z]+)\.tsx?$|\/testing\/|^tests\//.test(path);

/** The room of a path; its name has the folder's name in place of `$1`. */
export function roomOf(path: string): { room: Room; name: string } | undefined {
  for (const room of rooms) {
    const found = room.holds.exec(path);
    if (found) return { room, name: room.name.replace('$1', found[1] ?? '') };
  }
  return undefined;
}
