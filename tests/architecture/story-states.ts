import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** A story's claim of which states of which machine it shows. */
export interface StoryClaim {
  path: string;
  machine: string;
  state: string;
}

/** What the stories of a file claim by `parameters: { machine, state, through }`. A story's own parameters add to its meta's. */
export function claimsOf({ path, text }: SourceFile): StoryClaim[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const said: { machine: string[]; state: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'parameters') {
      if (ts.isObjectLiteralExpression(node.initializer)) said.push(readParameters(path, node.initializer));
    }
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

function readParameters(path: string, parameters: ts.ObjectLiteralExpression) {
  const textsOf = (name: string): string[] => {
    const found = parameters.properties.find((one) => one.name?.getText() === name);
    if (!found) return [];
    const value = ts.isPropertyAssignment(found) ? found.initializer : undefined;
    const items = value && ts.isArrayLiteralExpression(value) ? value.elements : [value];
    return items.map((item) => {
      if (item && ts.isStringLiteral(item)) return item.text;
      throw new Error(`${path}: a story's ${name} must be written out, so that it can be read`);
    });
  };
  return { machine: textsOf('machine'), state: [...textsOf('state'), ...textsOf('through')] };
}

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
