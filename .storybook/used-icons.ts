import { sourceFiles } from '../tests/architecture/source-files.ts';
import { isTestFile } from '../tests/architecture/rooms.ts';

/** A module that exports every icon which the site imports, and no other: the set has a thousand and more. */
export function usedIconsModule(): string {
  const texts = sourceFiles().filter(({ path }) => path.startsWith('src/') && !isTestFile(path));
  const names = texts.flatMap(({ text }) => {
    const imports = [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)];
    return imports.flatMap(([, list = '']) => list.split(',')).map((name) => name.trim());
  });
  const icons = names.filter((name) => /^[A-Z]\w*$/.test(name) && !name.startsWith('Lucide'));
  const list = [...new Set(icons)].sort().join(', ');
  return `import { ${list} } from 'lucide-react';\nexport const usedIcons = { ${list} };`;
}
