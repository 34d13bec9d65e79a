import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fileOf = (name: string) => fileURLToPath(new URL(`contestants/${name}.tsx`, import.meta.url));

/** What the site has already: who adds a calendar adds none of these. */
const inTheSite = [/^react(-dom)?($|\/)/, /^xstate($|\/)/, /^@xstate\/react($|\/)/, /^radix-ui($|\/)/];

const virtualPage = 'virtual:page';

/** A page's files by their name. Its script is `page.js`. */
export type Page = ReadonlyMap<string, string | Uint8Array>;

async function bundle(input: string, source: string, external: RegExp[]): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      react(),
      {
        name: 'page',
        resolveId: (id) => (id === virtualPage ? `${root}bench/picker/page.tsx` : undefined),
        load: (id) => (id === `${root}bench/picker/page.tsx` ? source : undefined),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { page: input },
        external,
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return output as Rolldown.RolldownOutput;
}

/** Builds the page in which a contestant is measured, as a site is built for production. */
export async function buildPage(name: string): Promise<Page> {
  const source = `import { contestant } from ${JSON.stringify(fileOf(name))};
import { setStage } from './stage.tsx';
setStage(contestant);`;
  const { output } = await bundle(virtualPage, source, []);
  return new Map(output.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]));
}

/** Bytes, gzipped, that a contestant adds to the site: what must be there before it shows, with its styles. */
export async function addedBytes(name: string): Promise<{ scripts: number; styles: number }> {
  const { output } = await bundle(fileOf(name), '', inTheSite);
  const size = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const needed = new Set<string>();
  const need = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || needed.has(fileName)) return;
    needed.add(fileName);
    for (const other of chunk.imports) need(other);
  };
  need('page.js');
  const scripts = [...needed].reduce((sum, fileName) => sum + size(chunks.get(fileName)!.code), 0);
  const styles = output.reduce(
    (sum, one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? sum + size(one.source) : sum),
    0,
  );
  return { scripts, styles };
}
