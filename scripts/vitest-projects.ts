import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { patience } from '../tests/support/patience.ts';

/** Starts PostgreSQL when the first test asks for it. */
const globalSetup = ['./tests/support/postgres.global-setup.ts'];

const patient = {
  testTimeout: patience.test,
  hookTimeout: patience.hook,
  expect: { poll: { timeout: patience.poll, interval: 50 } },
};

/** For tests of several processes: what passes at the second try is told as flaky. */
const again = { retry: 1 };

/** For tests that wait more than they compute. */
const waiting = { maxWorkers: 4 };

/**
 * For tests that leave nothing behind: many files share a process, in which every module is loaded once.
 * `nothing-left.setup.ts` sees to it.
 */
const together = {
  isolate: false,
  setupFiles: ['./tests/machine-coverage/recorded.setup.ts', './tests/support/nothing-left.setup.ts'],
};

/** For tests that kill processes: one file at a time. */
const alone = { fileParallelism: false };

/** Tests over the embedded PostgreSQL. All other tests beside the code use no database. */
const withPostgres = ['src/server/exchange/*.test.ts', 'src/server/exchange/{routes,store}/**/*.test.ts'];

/** Every Vitest project. Tests that run in a browser belong to Playwright. */
export function testProjects(): TestProjectInlineConfiguration[] {
  return [
    node(
      'unit',
      [
        'src/**/*.test.ts',
        'machines/**/*.test.ts',
        'tests/architecture/**/*.test.ts',
        'tests/machine-coverage/**/*.test.ts',
        'tests/stories/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/cases/{areas,plan}.test.ts',
        'tests/cases/{pickers,planted}/*.test.ts',
        'tests/recordings/{recorded-messages,recordings-in}.test.ts',
        'bench/support/**/*.test.ts',
      ],
      { exclude: withPostgres, globalSetup: [], ...together },
    ),
    // Apart from unit: what records there wraps the guards that the stepper shows.
    node('stepper', ['packages/**/*.test.ts', 'tests/stepper/**/*.test.ts'], { globalSetup: [] }),
    node('exchange', withPostgres),
    node('worlds', ['tests/worlds/**/*.test.ts'], {
      globalSetup: [],
      setupFiles: ['./tests/worlds/plain-tokens.setup.ts'],
      testTimeout: 7_200_000,
    }),
    node('contract', ['tests/contract/**/*.test.ts'], { ...waiting, ...again }),
    node('cases', ['tests/cases/{cases,cricket-model}.test.ts']),
    node(
      'recordings',
      ['tests/recordings/recorded-sessions.test.ts', 'tests/recordings/recordings.test.ts'],
      { testTimeout: 900_000 },
    ),
    node('faults', ['tests/faults/**/*.test.ts'], { ...alone, ...again, testTimeout: 1_800_000 }),
  ];
}

function node(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    resolve: {
      alias: [
        // Resolved as in Node: Vite would take the ESM build beside the CommonJS one that Apollo Server loads.
        { find: /^graphql$/, replacement: 'graphql/index.js' },
        // Resolved as in a browser: Node's own build speaks gRPC.
        {
          find: /^firebase\/firestore$/,
          replacement: fileURLToPath(
            new URL('../node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
          ),
        },
      ],
    },
    test: { name, environment: 'node', include, globalSetup, ...patient, ...options },
  };
}
