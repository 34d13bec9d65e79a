import { matchesGlob } from 'node:path';
import ts from 'typescript';
import type { RuleGroup } from '#tests/rules.ts';
import { testProjects } from './vitest-projects.ts';

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Which of a group's rules no test proves. */
export interface GroupProof {
  readonly group: string;
  readonly total: number;
  readonly proven: number;
  /** Neither proven nor awaited. */
  readonly missing: readonly string[];
  readonly awaited: readonly string[];
  /** How many are proven by a test that runs in a browser. */
  readonly inBrowser: number;
}

const isStories = (path: string) => path.endsWith('.stories.tsx');
const isBrowserTest = (path: string) =>
  isStories(path) || /\.(?:journey|sweep)\.ts$|\.browser\.test\.tsx?$/.test(path);
const idsOf = (title: string) => /^(?:\[[A-Z]+-\d+\]\s*)+/.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? [];

/** Recordings are played only where there are some. */
const inGate = testProjects()
  .filter(({ test }) => test?.name !== 'recordings')
  .flatMap(({ test }) => test?.include ?? []);

/** Whether `npm test` runs the file's tests. */
export const isInGate = (path: string): boolean =>
  /^(?:src|tests\/stories)\/.*\.stories\.tsx$|^tests\/journeys\/(?!long\/).*\.journey\.ts$|^tests\/sweep\/.*\.sweep\.ts$/.test(
    path,
  ) || inGate.some((glob) => matchesGlob(path, glob));

/**
 * The rule ids that a test file's titles begin with: `[RTE-1] [RTE-2] …`, including titles in the table of a
 * `test.each`. A skipped or todo test proves nothing, nor does one of long runs alone or the name of a `describe`. A story with a play function
 * is a test, and its title is its `name`.
 */
export function provenIds({ path, text }: TestFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return isStories(path) ? idsOfStories(source) : idsOfTests(source);
}

function idsOfStories(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = (name: string) => node.properties.find((one) => one.name?.getText() === name);
      const title = named('name');
      if (
        named('play') &&
        title &&
        ts.isPropertyAssignment(title) &&
        ts.isStringLiteralLike(title.initializer)
      )
        found.push(...idsOf(title.initializer.text));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const longRun = 'LAYLINE_LONG';

/** The names of a file that depend on whether a run is long: `const long = process.env.LAYLINE_LONG ? test : test.skip`. */
function namesOfLongRuns(source: ts.SourceFile): string[] {
  const declared = source.statements.filter(ts.isVariableStatement);
  return declared
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText().includes(longRun))
    .map(({ name }) => name.getText());
}

function idsOfTests(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const names = [longRun, ...namesOfLongRuns(source)];
  const isOfLongRuns = (text: string) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  const isLeftToLongRuns = (text: string) =>
    names.includes(/^\w+/.exec(text)?.[0] ?? '') || (/\.(?:skipIf|runIf)\(/.test(text) && isOfLongRuns(text));
  /** `test.skip(!process.env.LAYLINE_LONG)` skips all beside it. */
  const skipsAll = (node: ts.Node) =>
    (ts.isSourceFile(node) || ts.isBlock(node)) &&
    node.statements.some((each) => {
      const text = each.getText();
      return /^(?:test|it)(?:\.describe)?\.(?:skip|fixme)\(!?\w/.test(text) && isOfLongRuns(text);
    });
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      if (/^(?:test|it|describe)\b[^(]*\.(?:skip|todo|fixme|fails|fail)\b/.test(callee)) return;
      if (
        isLeftToLongRuns(callee) ||
        node.arguments.some((one) => ts.isArrowFunction(one) && skipsAll(one.body))
      )
        return;
      if (/^(?:test\.)?describe\b/.test(callee)) {
        node.arguments.slice(1).forEach(visit);
        return;
      }
    }
    if (skipsAll(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(...idsOf(node.text));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

export interface Proofs {
  readonly groups: GroupProof[];
  /** Ids in titles that belong to no group, with their files. */
  readonly unknown: string[];
  /** Awaited ids that a test proves all the same, with its file. */
  readonly tooEarly: string[];
}

/** Where each group stands. No title may name an `awaited` rule: what would prove it does not exist yet. */
export function proofsOf(
  groups: readonly RuleGroup[],
  files: readonly TestFile[],
  awaited: ReadonlySet<string> = new Set(),
): Proofs {
  const proofs = files.map((file) => ({ path: file.path, ids: provenIds(file) }));
  const proven = new Set(proofs.flatMap(({ ids }) => ids));
  const seen = new Set(proofs.flatMap(({ path, ids }) => (isBrowserTest(path) ? ids : [])));
  const known = new Set(groups.flatMap(({ ids }) => ids));
  const carried = (isMeant: (id: string) => boolean) =>
    proofs.flatMap(({ path, ids }) => ids.filter(isMeant).map((id) => `${id} in ${path}`));
  return {
    groups: groups.map(({ group, ids }) => ({
      group,
      total: ids.length,
      proven: ids.filter((id) => proven.has(id)).length,
      missing: ids.filter((id) => !proven.has(id) && !awaited.has(id)),
      awaited: ids.filter((id) => awaited.has(id)),
      inBrowser: ids.filter((id) => seen.has(id)).length,
    })),
    unknown: carried((id) => !known.has(id)),
    tooEarly: carried((id) => awaited.has(id)),
  };
}
