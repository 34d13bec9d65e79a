import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => new URL(path, import.meta.url).pathname;

/** The package as it is published; with `--mode example` the page that shows it. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  root: here(mode === 'example' ? './example' : '.'),
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: true,
    reportCompressedSize: false,
    lib: {
      entry: { core: here('./src/core/entry.ts'), view: here('./src/view/stepper-view.tsx') },
      formats: ['es' as const],
    },
    rolldownOptions: {
      external: [/^react(-dom)?($|\/)/, 'xstate', '@dagrejs/dagre'],
      // What both entries use.
      output: { chunkFileNames: 'shared.js' },
    },
  },
}));
