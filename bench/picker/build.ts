import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPage, bundle, type Page } from '../support/page.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`contestants/${name}.tsx`, import.meta.url));

/** What the site already has, so that a calendar adds none of it. */
const inTheSite = [/^react(-dom)?($|\/)/, /^xstate($|\/)/, /^@xstate\/react($|\/)/, /^radix-ui($|\/)/];

/** Builds the page in which a contestant is measured. */
export const buildStage = (name: string): Promise<Page> =>
  buildPage(
    'picker',
    `import { contestant } from './contestants/${name}.tsx';
import { setStage } from './stage.tsx';
setStage(contestant);`,
  );

/** Gzipped bytes that a contestant adds to the site: what must be loaded before it shows, including styles. */
export async function addedBytes(name: string): Promise<{ scripts: number; styles: number }> {
  const { output } = await bundle(fileOf(name), { external: inTheSite });
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
