import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** A story's claim of which states of which machine it shows. */
export interface StoryClaim {
  path: string;
  machine: string;
  state: string;
}

/**
 * What the stories of a file claim by `parameters: { machine, state, through }`, or by `storyOf(machine, { at, ends })`. A
 * story's own parameters add to its meta's.
 */
export function claimsOf({ path, text }: SourceFile): StoryClaim[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const said: { machine: string[]; state: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'parameters') {
      if (ts.isObjectLiteralExpression(node.initializer)) said.push(readParameters(path, node.initializer));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'storyOf') said.push(readPath(path, node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const fileMachine =
    said.find(({ machine, state }) => machine.length > 0 && state.length === 0)?.machine ?? [];
  return said.flatMap(({ machine, state }) => {
    const [name] = machine.length > 0 ? machine : fileMachine;
    if (state.length > 0 && name === undefined) throw new Error(`${path} names a state of no machine`);
    return state.map((one) => ({ path, machine: name!, state: one }));
  });
}

/** `storyOf(betIntentMachine, { at: 'sending' }, …)`: the machine is called as its folder is. */
function readPath(path: string, { arguments: [machine, way] }: ts.CallExpression) {
  const [, name] = /^(\w+)Machine$/.exec(machine?.getText() ?? '') ?? [];
  if (name === undefined || !way || !ts.isObjectLiteralExpression(way))
    throw new Error(`${path}: storyOf must name its machine and write its way out, so that it can be read`);
  const textsOf = textsIn(path, way);
  return {
    machine: [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)],
    state: [...textsOf('at'), ...textsOf('ends')],
  };
}

function readParameters(path: string, parameters: ts.ObjectLiteralExpression) {
  const textsOf = textsIn(path, parameters);
  return { machine: textsOf('machine'), state: [...textsOf('state'), ...textsOf('through')] };
}

const textsIn =
  (path: string, object: ts.ObjectLiteralExpression) =>
  (name: string): string[] => {
    const found = object.properties.find((one) => one.name?.getText() === name);
    if (!found) return [];
    const value = ts.isPropertyAssignment(found) ? found.initializer : undefined;
    const items = value && ts.isArrayLiteralExpression(value) ? value.elements : [value];
    return items.map((item) => {
      if (item && ts.isStringLiteral(item)) return item.text;
      throw new Error(`${path}: a story's ${name} must be written out, so that it can be read`);
    });
  };

/**
 * One sentence for each state that no story shows and nothing excuses, and for each claim or excuse of a state that
 * does not exist.
 */
export function untoldStates(
  machines: ReadonlyMap<string, readonly string[]>,
  claims: readonly StoryClaim[],
  untold: Readonly<Record<string, string>>,
): string[] {
  const told = new Set(claims.map(({ machine, state }) => `${machine}: ${state}`));
  const all = [...machines].flatMap(([machine, states]) => states.map((state) => `${machine}: ${state}`));
  const isExcused = (state: string) => state in untold || state.replace(/: .*/, '') in untold;
  const isOf = (excuse: string) => (state: string) => state === excuse || state.startsWith(`${excuse}: `);
  return [
    ...all.filter((state) => !told.has(state) && !isExcused(state)).map((state) => `${state} has no story`),
    ...claims
      .filter(({ machine, state }) => !machines.get(machine)?.includes(state))
      .map(({ path, machine, state }) => `${path} shows ${machine}: ${state}, which is no state`),
    ...Object.keys(untold)
      .filter((excuse) => !all.some(isOf(excuse)))
      .map((excuse) => `${excuse} is excused, but is no state`),
    ...Object.keys(untold)
      .filter((excuse) => [...told].some(isOf(excuse)))
      .map((excuse) => `${excuse} is excused, but has a story`),
  ];
}
