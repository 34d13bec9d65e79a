/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { isJurisdictionName } from './src/domain/jurisdiction/jurisdiction.ts';
import { askWithPage } from './scripts/ask-with-page.ts';
import { markedPage } from './src/domain/jurisdiction/marked-page.ts';
import { testProjects } from './scripts/vitest-projects.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env.LAYLINE_GATEWAY_PORT ?? '4002'}`;

/** Puts the style sheet after the words that are shown until the script has arrived: they need not wait for it. */
const showStartFirst: Plugin = {
  name: 'show-start-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      // Storybook's page is another one.
      if (!html.includes('class="starting"')) return html;
      const [link] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
      if (!link) throw new Error('The page has no style sheet');
      return html.replace(link, '').replace(/\s*<noscript>/, (noscript) => `${link}${noscript}`);
    },
  },
};

/** The router names its development build to every bundler, and only that one has its warnings in it. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    source === 'react-router' ? here('./node_modules/react-router/dist/production/index.mjs') : null,
};

/** Marks the page as the gateway does. */
const markJurisdiction: Plugin = {
  name: 'mark-jurisdiction',
  apply: 'serve',
  transformIndexHtml: (html) => {
    const name = process.env.LAYLINE_JURISDICTION ?? '';
    return isJurisdictionName(name) ? markedPage(html, name) : html;
  },
};

/** The site, and every Vitest project. The server's bundle is in vite.server.config.ts. */
export default defineConfig(() => ({
  plugins: [react(), routerForProduction, showStartFirst, askWithPage, markJurisdiction],
  // RxJS has a build for today's browsers under this condition; its default one is for those without classes.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: here('./dist/site'),
    emptyOutDir: true,
    sourcemap: true,
    // Which script loads which; scripts/check-bundle.ts reads it.
    manifest: true,
    // The page's content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    // One small sheet: each later one would make the browser recompute the whole page's styles.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file: on a phone each extra file costs a round trip.
          groups: [{ name: 'first', tags: ['$initial' as const] }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.LAYLINE_PORT ?? 4000),
    strictPort: true,
    // In development the browser speaks only to Vite, as in production it speaks only to the gateway.
    proxy: {
      '/graphql': { target: gateway },
      '/live': { target: gateway, ws: true },
      '/site.webmanifest': { target: gateway },
      '^/stage/': { target: gateway },
      '^/workshop': { target: gateway },
      '^/receipts/': { target: gateway },
      '^/images': { target: gateway },
    },
    watch: { ignored: ['**/.layline/**', '**/dist/**'] },
  },
  test: {
    // A hung process is a failed test, never a hung run.
    teardownTimeout: 20_000,
    // By default Vitest leaves one processor free; of two, that is half.
    maxWorkers: availableParallelism(),
    projects: testProjects(),
  },
}));
