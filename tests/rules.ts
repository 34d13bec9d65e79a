import { readFileSync } from 'node:fs';

export interface RuleGroup {
  readonly group: string;
  /** `RTE-1`, … */
  readonly ids: readonly string[];
}

/** Every rule's id, as `rules.md` lists them. A test that proves one carries it in its title: `[RTE-1] …`. */
export const ruleGroups: readonly RuleGroup[] = readGroups(
  readFileSync(new URL('rules.md', import.meta.url), 'utf8'),
);

function readGroups(text: string): RuleGroup[] {
  const ids = [...text.matchAll(/^- ([A-Z]{3}-\d+) /gm)].map(([, id]) => id!);
  const groups = [...new Set(ids.map((id) => id.slice(0, 3)))];
  return groups.map((group) => ({ group, ids: ids.filter((id) => id.startsWith(`${group}-`)) }));
}

/** Rules that nothing can prove yet, with what is missing. A rule leaves this table with the test that proves it. */
export const awaited: ReadonlyMap<string, string> = new Map();
