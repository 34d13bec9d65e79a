import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressSite } from '../../scripts/compress-site.ts';

/** Builds the bare page and compresses it exactly as the site is. Resolves to its folder. */
export async function buildBare(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'layline-bare-'));
  await build({
    root: fileURLToPath(new URL('bare', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  });
  compressSite(outDir);
  return outDir;
}
