import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserLaunchOptions } from './browser-launch.ts';

/** Starts PostgreSQL when the first test asks for it. */
const globalSetup = ['./tests/support/postgres.global-setup.ts'];

/** A hung test is found by these; a slow machine is no failure. */
const patient = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 50 } },
};

/** For tests that start processes: one file at a time, and time for a database to start. */
const alone = { fileParallelism: false };

/** The names after `--project` on Vitest's command line; none means all. */
export function askedProjects(argv: readonly string[]): readonly string[] {
  return argv.flatMap((word, at) => {
    if (word.startsWith('--project=')) return [word.slice('--project='.length)];
    return word === '--project' ? [argv[at + 1] ?? ''] : [];
  });
}

/**
 * Every Vitest project, or the asked ones. Storybook and the browser are loaded only when asked for, so that
 * a run of unit tests neither waits for them nor needs a browser.
 */
export async function testProjects(
  asked: readonly string[],
  exists: (path: string) => boolean,
): Promise<TestProjectInlineConfiguration[]> {
  const projects: TestProjectInlineConfiguration[] = [
    node('unit', [
      'src/**/*.test.ts',
      'machines/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/cases/{areas,plan}.test.ts',
      'tests/cases/{pickers,planted}/*.test.ts',
      'tests/recordings/{recorded-lines,recordings-in}.test.ts',
      'bench/support/**/*.test.ts',
    ]),
    node('contract', ['tests/contract/**/*.test.ts'], alone),
    node('cases', ['tests/cases/cases.test.ts']),
    node(
      'recordings',
      ['tests/recordings/recorded-sessions.test.ts', 'tests/recordings/recordings.test.ts'],
      { testTimeout: 900_000 },
    ),
    node('faults', ['tests/faults/**/*.test.ts'], { ...alone, testTimeout: 1_800_000 }),
  ];
  const wants = (name: string) => asked.length === 0 || asked.includes(name);
  if (wants('browser')) projects.push(await browserProject());
  if (wants('storybook') && exists('./.storybook/main.ts')) projects.push(await storybookProject());
  return projects;
}

function node(
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    resolve: {
      alias: [
        // As Node resolves it: Vite would take the ESM build, beside the CommonJS one that Apollo Server loads.
        { find: /^graphql$/, replacement: 'graphql/index.js' },
        // As a browser resolves it: Node's own build speaks gRPC.
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

async function browserProject(): Promise<TestProjectInlineConfiguration> {
  const { default: react } = await import('@vitejs/plugin-react');
  return {
    // Two browser projects that share a cache undo each other's dependency bundle at every run.
    cacheDir: 'node_modules/.vite/browser',
    plugins: [react()],
    optimizeDeps: {
      // All at the start: a dependency that is found in mid-run reloads the page under its tests.
      entries: ['src/**/*.browser.test.tsx'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
    },
    test: { name: 'browser', include: ['src/**/*.browser.test.tsx'], ...patient, browser: await browser() },
  };
}

/** What the site's own code imports. By name: entries are looked through only when there is no bundle yet. */
const sitePackages = [
  '@apollo/client',
  '@apollo/client/errors',
  '@apollo/client/link/error',
  '@apollo/client/react',
  '@xstate/react',
  'date-fns',
  'graphql',
  'graphql-ws',
  'idb',
  'lucide-react',
  'radix-ui',
  'react-error-boundary',
  'react-router-dom',
  'sonner',
  'uplot',
  'xstate',
];

async function storybookProject(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    cacheDir: 'node_modules/.vite/storybook',
    plugins: [storybookTest({ configDir: '.storybook' })],
    // As above: a late one would even bring a second React.
    optimizeDeps: { entries: ['src/**/*.stories.tsx'], include: sitePackages },
    test: { name: 'storybook', ...patient, browser: await browser() },
  };
}

/** A new object at each call: Vitest writes the project's name into the one it is given. */
async function browser() {
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: browserLaunchOptions() }),
    instances: [{ browser: 'chromium' as const }],
  };
}
