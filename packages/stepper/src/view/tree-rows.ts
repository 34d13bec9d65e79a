import { changesOf, type Plain } from '../core/plain-value.ts';

/** One line of a value drawn as a tree. */
export interface TreeRow {
  readonly path: string;
  readonly name: string;
  readonly level: number;
  /** Null: it has nothing within it. */
  readonly isOpen: boolean | null;
  /** The value, or of what is folded how much is in it. */
  readonly words: string;
  readonly change: 'new' | 'other' | 'within' | null;
  readonly was: string | null;
}

const isTree = (value: Plain | undefined): value is readonly Plain[] | { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** The lines to show of a value, with what is not as it was before. */
export function treeRows(is: Plain, was: Plain | undefined, folded: ReadonlySet<string>): readonly TreeRow[] {
  const changes = new Map(changesOf(was, is).map((change) => [change.at, change]));
  const isNew = was === undefined;
  const rows = (value: Plain, above: string, level: number): TreeRow[] =>
    isTree(value)
      ? Object.entries(value).flatMap(([name, inner]: [string, Plain]) => {
          const path = above === '' ? name : `${above}.${name}`;
          const change = isNew ? undefined : changes.get(path);
          const isWithin = !isNew && [...changes.keys()].some((at) => at.startsWith(`${path}.`));
          const isOpen = isTree(inner) ? !folded.has(path) : null;
          const row: TreeRow = {
            path,
            name,
            level,
            isOpen,
            words: wordsOf(inner, isOpen),
            change: change ? (change.was === undefined ? 'new' : 'other') : isWithin ? 'within' : null,
            was: change?.was === undefined ? null : JSON.stringify(change.was),
          };
          return isOpen ? [row, ...rows(inner, path, level + 1)] : [row];
        })
      : [];
  return rows(is, '', 1);
}

/** What was there before and is no more. */
export const goneParts = (is: Plain, was: Plain | undefined): readonly string[] =>
  was === undefined
    ? []
    : changesOf(was, is).flatMap((change) => (change.is === undefined ? [change.at] : []));

function wordsOf(value: Plain, isOpen: boolean | null): string {
  if (isOpen === null) return JSON.stringify(value);
  if (isOpen) return '';
  const count = Object.keys(value as object).length;
  return Array.isArray(value) ? `[${count}]` : `{${count}}`;
}
