import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the project, so that its packages are found from there. */
const outDir = join(root, 'node_modules/.cache/mutants');

const names = ['early-ack', 'early-duplicate-ack', 'slow-commits'] as const;
export type Mutant = (typeof names)[number];

/** Bundles the programs of this folder, which takes less than one start from their sources. Returns their entries. */
export async function buildMutants(): Promise<Record<Mutant, string>> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, `tests/faults/mutants/${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  });
  return Object.fromEntries(names.map((name) => [name, join(outDir, `${name}.js`)])) as Record<
    Mutant,
    string
  >;
}
