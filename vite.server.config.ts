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

/** The server's programs for `npm start`: our code bundled, packages left in node_modules. */
export default defineConfig({
  publicDir: false,
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
