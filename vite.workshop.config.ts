import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { machineTypesModule, madeModules } from './scripts/machine-types/types-module.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The workshop: a site of its own beside the bettors', which the gateway serves only where there is a stage. */
export default defineConfig({
  root: here('./src/workshop'),
  base: '/workshop/',
  publicDir: false,
  plugins: [react(), madeModules(machineTypesModule)],
  build: {
    outDir: here('./dist/workshop'),
    emptyOutDir: true,
    manifest: true,
    // The content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
