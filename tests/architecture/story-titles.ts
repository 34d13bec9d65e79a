import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** The groups of the Storybook, in the order of its side bar (`storySort` of `.storybook/preview.tsx`). */
export const storyGroups = ['Start', 'Foundations', 'Parts', 'Panels', 'Machines', 'Pages'] as const;
type StoryGroup = (typeof storyGroups)[number];

/** Which groups the stories of a folder may stand in. */
const groupsOfFolders: readonly (readonly [folder: string, groups: readonly StoryGroup[]])[] = [
  ['src/ui/', ['Parts']],
  ['src/features/', ['Panels']],
  ['src/app/', ['Pages']],
];

/** The title that a file of stories gives itself; undefined when it has none that can be read. */
export function titleOf({ path, text }: SourceFile): string | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const metas = file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations
        .filter(({ name }) => ts.isIdentifier(name) && name.text === 'meta')
        .map(({ initializer }) => initializer);
    return ts.isExportAssignment(statement) ? [statement.expression] : [];
  });
  return metas.map((meta) => meta && titleIn(meta)).find((title) => title !== undefined);
}

function titleIn(meta: ts.Expression): string | undefined {
  if (ts.isSatisfiesExpression(meta) || ts.isAsExpression(meta)) return titleIn(meta.expression);
  if (!ts.isObjectLiteralExpression(meta)) return undefined;
  for (const property of meta.properties)
    if (
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      property.name.text === 'title' &&
      ts.isStringLiteral(property.initializer)
    )
      return property.initializer.text;
  return undefined;
}

/** One sentence for each file of stories that stands in no group, or in one that is not its folder's. */
export function strayTitles(file: SourceFile): string[] {
  const title = titleOf(file);
  if (title === undefined) return [`${file.path} has no title that is written out`];
  const [group = ''] = title.split('/');
  const [, allowed] = groupsOfFolders.find(([folder]) => file.path.startsWith(folder)) ?? [];
  const groups: readonly string[] = allowed ?? storyGroups;
  return groups.includes(group)
    ? []
    : [`${file.path} is titled ${title}: its group is ${groups.join(' or ')}`];
}
