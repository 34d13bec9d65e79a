import type { Plugin } from 'vite';
import { buildPage, type Page } from '../support/page.ts';

export const names = [
  'layline',
  'layline without flash',
  'raw-dom',
  'ag-grid',
  'lytenyte',
  'apollo',
] as const;
export type Name = (typeof names)[number];

/** The same page, except that no cell lights up. */
const unlit: Plugin = {
  name: 'unlit',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('/price-cell-text.ts')) return undefined;
    const dark = code.replace(/(function lightPriceCell\([^)]*\): void) \{/, '$1 {\n  return;');
    if (dark === code) throw new Error('The cells of the page without flash would light up.');
    return dark;
  },
};

/** A contestant's page. `window.ui` shows it and counts what it receives and paints. */
export function buildStage(name: Name): Promise<Page> {
  const isUnlit = name === 'layline without flash';
  return buildPage(
    'ui',
    `import { setStage } from './stage.ts';
import { contestant } from './contestants/${isUnlit ? 'layline' : name}${name === 'raw-dom' || name === 'ag-grid' ? '.ts' : '.tsx'}';
setStage(contestant);`,
    isUnlit ? [unlit] : [],
  );
}
