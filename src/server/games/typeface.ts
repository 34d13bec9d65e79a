import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The site's own typeface, of the same package. The rupee sign is in the second file. */
const packages = createRequire(import.meta.url);

interface FontFile {
  path: string;
  bytes: Buffer;
  range: string;
}

const file = (subset: string, range: string): FontFile => ({
  path: `/inter-${subset}.woff2`,
  bytes: readFileSync(packages.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`)),
  range,
});

const latin = file(
  'latin',
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
);

export const fontFiles: readonly FontFile[] = [
  latin,
  file('latin-ext', 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+20A0-20AB,U+20AD-20C0'),
];

/** Asked for with the page, so that it is there when the first text is drawn. */
export const firstFont = latin.path;

/** The stand-in is as wide and as high, so nothing moves when Inter replaces it. */
export const typeface = `
${fontFiles
  .map(
    ({ path, range }) =>
      `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url(${path}) format('woff2'); unicode-range: ${range}; }`,
  )
  .join('\n')}
@font-face {
  font-family: 'Inter Beforehand';
  src: local('Arial'), local('ArialMT'), local('Helvetica'), local('Liberation Sans'), local('Roboto');
  size-adjust: 107.12%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%;
}
`;
