import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContextOptions, Page as Tab } from 'playwright';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const virtualPage = 'virtual:page';

/** A page's files by name. Its script is `page.js`. */
export type Page = ReadonlyMap<string, string | Uint8Array>;

export interface Bundling {
  external?: RegExp[];
  plugins?: Plugin[];
}

/** Builds a file as a site is built for production. */
export async function bundle(input: string, { external = [], plugins = [] }: Bundling = {}) {
  const output = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom', 'graphql', '@apollo/client', 'graphql-ws'] },
    plugins: [react(), ...plugins],
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

/** Builds a page that runs `source`, whose imports are relative to a folder of the benches. */
export async function buildPage(folder: string, source: string, plugins: Plugin[] = []): Promise<Page> {
  const id = `${root}bench/${folder}/page.tsx`;
  const page: Plugin = {
    name: 'page',
    resolveId: (asked) => (asked === virtualPage ? id : undefined),
    load: (asked) => (asked === id ? source : undefined),
  };
  const { output } = await bundle(virtualPage, { plugins: [page, ...plugins] });
  return new Map(output.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]));
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Opens a page in a tab that shares nothing with others. */
export async function openPage(
  browser: Browser,
  page: Page,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  const styles = [...page.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html lang="en"><title>Bench</title>${styles
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join('')}<body><div id="stage"></div><script type="module" src="/page.js"></script></body></html>`;
  const server = await serve(new Map([...page, ['index.html', html]]));
  context.once('close', () => server.close());
  const tab = await context.newPage();
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
  return tab;
}

/** Served from this machine's own address: a browser lets no page of an invented address reach a socket here. */
async function serve(files: Page): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1);
    const body = files.get(name);
    if (body === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[name.split('.').at(-1)!] ?? 'application/octet-stream' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
