import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names that tools and readers expect exactly so. */
const isGivenName = (name: string) => name === 'README.md';

/** Paths with a folder or file name that is not in kebab-case. */
export const wrongNames = (paths: readonly string[]): string[] =>
  paths.filter((path) => !path.split('/').every((name) => kebab.test(name) || isGivenName(name)));

export const lineCount = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length;

/** Files whose tools read a default export: stories, configurations, global set-ups of tests. */
const mayExportDefault = (path: string) =>
  /\.stories\.tsx$|\.reporter\.ts$|\.config\.ts$|\.global-setup\.ts$|^\.storybook\//.test(path);

/** One sentence for each code shape that the house does not use. */
export function wrongShapes({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const statements = [...file.statements];
  const wrong: string[] = [];
  const isReExport = (one: ts.Statement) => ts.isExportDeclaration(one) && one.moduleSpecifier !== undefined;
  // A package's entry says what it gives; everything else is imported from where it stands.
  const isEntry = /^packages\/[^/]+\/src\/[^/]+\/entry\.ts$/.test(path);
  if (
    /(^|\/)index\.tsx?$/.test(path) ||
    (!isEntry && statements.length > 0 && statements.every(isReExport))
  ) {
    wrong.push(`${path} is a barrel`);
  }
  if (statements.some(ts.isEnumDeclaration)) wrong.push(`${path} declares an enum`);
  const hasDefault = statements.some(
    (one) =>
      ts.isExportAssignment(one) ||
      (ts.canHaveModifiers(one) && one.modifiers?.some((word) => word.kind === ts.SyntaxKind.DefaultKeyword)),
  );
  if (hasDefault && !mayExportDefault(path)) wrong.push(`${path} has a default export`);
  return wrong;
}

/** Counts the uses of `!`: claims that a value is there which neither the compiler nor the code checks. */
export function nonNullCount({ path, text }: SourceFile): number {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  let count = 0;
  const look = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) count++;
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return count;
}

/** Clocks, chance and the browser. */
const outside = [
  /\bDate\.now\b|(?<!new )\bDate\(|\bnew Date(\(\)|\b(?!\())/g,
  /\bperformance\.(now|timeOrigin)\b|\bhrtime\b/g,
  /\b(Math\.random|randomUUID|getRandomValues)\b/g,
  /\b(localStorage|sessionStorage)\b|\bwindow\./g,
  /(?<![.\w])(process\.(?!hrtime)|fetch\()/g,
];

const codeOf = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, removeComments: true },
  }).outputText;

/** What a module reads from the outside world though it should be passed in. */
export function outsideWorld({ path, text }: SourceFile): string[] {
  const code = codeOf(text);
  return outside.flatMap((one) => code.match(one) ?? []).map((what) => `${path} uses ${what}`);
}

/** Most files have no such word, and need no compiler to say so. */
const usesOf = ({ path, text }: SourceFile, what: RegExp): string[] =>
  [...new Set(text.match(what) && codeOf(text).match(what))].map((use) => `${path} uses ${use}`);

/** What a browser gives only to a page that came by HTTPS or from its own machine: in a home network nobody has it. */
const secureOnly =
  /\b(randomUUID|crypto\.subtle|caches\.\w+|serviceWorker|navigator\.(clipboard|credentials|locks|mediaDevices|share|storage|wakeLock))\b/g;

/** The uses of such things, each once. */
export const secureUses = (file: SourceFile): string[] => usesOf(file, secureOnly);

/** What a browser's user may deny a page: the first look at it throws. */
const deniable = /\b(localStorage|sessionStorage|indexedDB|new BroadcastChannel)\b/g;

/** The uses of such things, each once. */
export const deniableUses = (file: SourceFile): string[] => usesOf(file, deniable);

/** Parts of the site that are loaded lazily by hand, so that a failed load is not retried by anything. */
export function loadsByHand({ path, text }: SourceFile): string[] {
  const code = codeOf(text);
  const found: string[] = [];
  if (/\bimport\s*\{[^}]*\blazy\b[^}]*\}\s*from\s*['"]react['"]/.test(code))
    found.push(`${path} uses React's own lazy`);
  if (/\bvoid import\([^)]*\)(?!\s*\.catch)/.test(code))
    found.push(`${path} fetches a part and hears no failure`);
  return found;
}
