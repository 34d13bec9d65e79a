import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Bundles a program for Node as `npm run build` bundles the server's: run from TypeScript, every function within a function
 * costs more. Packages stay in `node_modules`.
 */
export async function bundleProgram(
  sources: string,
  path: string,
  outDir: string,
  plugins: Plugin[] = [],
): Promise<URL> {
  const entry = `${basename(path, '.ts')}.mjs`;
  await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(sources, path), output: { entryFileNames: entry } },
    },
  });
  return pathToFileURL(join(outDir, entry));
}
