import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { sourceFiles, type SourceFile } from '../tests/architecture/source-files.ts';
import { claimsOf } from '../tests/architecture/story-states.ts';
import { titleOf } from '../tests/architecture/story-titles.ts';

/** A module that tells which story claims which state of which machine, as the architecture's tests read it. */
export function storyClaimsModule(): string {
  const stories = sourceFiles().filter(({ path }) => path.endsWith('.stories.tsx'));
  return `export const storyClaims = ${JSON.stringify(stories.flatMap(claimsOfStories))};`;
}

interface StoryClaim {
  machine: string;
  state: string;
  storyId: string;
  story: string;
  title: string;
}

/** The name that a story gives itself. */
const nameIn = (text: string): string | undefined => /^  name:\s*'([^'\n]+)',$/m.exec(text)?.[1];

function claimsOfStories({ path, text }: SourceFile): StoryClaim[] {
  const title = titleOf({ path, text });
  if (title === undefined || !text.includes('machine')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isExported = (statement: ts.Statement): statement is ts.VariableStatement =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  // What is said for all stories of the file.
  const shared = file.statements
    .filter((statement) => !isExported(statement))
    .map((statement) => statement.getFullText())
    .join('');
  return file.statements.filter(isExported).flatMap((statement) => {
    const claims = claimsOf({ path, text: shared + statement.getFullText() });
    return statement.declarationList.declarations.flatMap(({ name }) =>
      claims.map(({ machine, state }) => ({
        machine,
        state,
        storyId: toId(title, storyNameFromExport(name.getText())),
        story: nameIn(statement.getText()) ?? storyNameFromExport(name.getText()),
        title,
      })),
    );
  });
}
