import type { Plugin } from 'vite';
import { operationId } from '../src/domain/wire/operation-id.ts';
import { operations } from '../src/server/gateway/__generated__/operations.ts';

/** What every page begins with, those first that home draws first. None of it depends on who is signed in. */
const ofEveryPage = [
  'AllEvents',
  'Theme',
  'Sports',
  'ExchangeTypes',
  'RacingEvents',
  'CasinoEvents',
  'SiteNews',
];
const ofHome = ['LeadingMarkets'];
/** The part that home's first rows come by. */
const homePart = '/home-in-play-order.tsx';

const idOf = (name: string): string => {
  const found = Object.entries(operations).find(([, text]) => text.startsWith(`query ${name} `));
  if (!found) throw new Error(`${name} is not a query without variables of the site`);
  return operationId(found[0]);
};

/**
 * Runs before the page's own script, which is still on its way then, and takes each answer once (`graphql/client.ts`).
 * `parts`: files that home's first rows need besides.
 */
const earlyScript = (parts: readonly string[]): string => {
  const named = (names: readonly string[]) => JSON.stringify(names.map((name) => [name, idOf(name)]));
  return `{
    const isHome = location.pathname === '/' && !/[?&]sport=/.test(location.search);
    const answers = (globalThis.earlyAnswers = {});
    const ask = ([operationName, documentId]) => {
      const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' };
      const body = JSON.stringify({ operationName, documentId });
      answers[documentId] = fetch('/graphql', { method: 'POST', headers, body }).then((answer) => (answer.ok ? answer : null), () => null);
    };
    if (isHome) ${named(ofHome)}.forEach(ask);
    ${named(ofEveryPage)}.forEach(ask);
    if (isHome) for (const href of ${JSON.stringify(parts)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }`.replace(/\n\s+/g, '\n');
};

/** Begins the first page's queries with the page, so that they need not wait for its script. */
export const askWithPage: Plugin = {
  name: 'ask-with-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      // Storybook's page is another one.
      if (!html.includes('class="starting"')) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(homePart));
      const first = chunks.find(({ isEntry }) => isEntry);
      if (!part || !first) throw new Error(`The site has no part of its own for ${homePart}`);
      const parts = [
        part.fileName,
        ...part.imports.filter((name) => name !== first.fileName && !first.imports.includes(name)),
      ];
      const children = earlyScript(parts.map((name) => `/${name}`));
      return { html, tags: [{ tag: 'script', children, injectTo: 'head' }] };
    },
  },
};
