import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { isTestFile, roomOf, testPackages, type Room } from './rooms.ts';
import type { SourceFile } from './source-files.ts';

/** From package.json: `#domain/*` is `./src/domain/*`. */
export type ImportMap = Readonly<Record<string, string>>;

/** One sentence for each import that the table does not allow. */
export function wrongImports(files: readonly SourceFile[], importMap: ImportMap): string[] {
  return files.flatMap(({ path, text }) => {
    const place = roomOf(path);
    if (!place) return [];
    return ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .flatMap((specifier) => {
        const why = refusal(path, place, specifier, importMap);
        return why ? [`${path} imports ${specifier}: ${why}`] : [];
      });
  });
}

function refusal(
  path: string,
  from: { room: Room; name: string },
  specifier: string,
  importMap: ImportMap,
): string | undefined {
  const target = resolve(path, specifier, importMap);
  if (target === undefined) return refusedPackage(path, from, specifier);
  if (isTestFile(target)) return isTestFile(path) ? undefined : 'only tests import from tests';
  const to = roomOf(target)?.name;
  if (to === undefined) return 'package.json does not say where that is';
  const isRelative = specifier.startsWith('.');
  if (to === from.name) return isRelative ? undefined : 'inside a room imports are relative';
  // To the reader, the rooms within ui are one folder.
  const isNear = from.name.startsWith('ui') && to.startsWith('ui');
  if (isRelative && !isNear) return 'a relative import stays in its room';
  const isAllowed = from.room.mayImport.some((one) =>
    typeof one === 'string' ? one === to : one.test(target),
  );
  return isAllowed ? undefined : `${from.name} may not import ${to}`;
}

function refusedPackage(
  path: string,
  { room, name }: { room: Room; name: string },
  specifier: string,
): string | undefined {
  if (isBuiltin(specifier)) {
    const isAllowed = room.isNode || isTestFile(path) || room.nodeModules?.[specifier]?.test(path);
    return isAllowed ? undefined : `${name} may not use that module of Node`;
  }
  const allowed = isTestFile(path)
    ? [...room.packages, ...testPackages, 'react', 'react-router-dom']
    : room.packages;
  const isAllowed = allowed.some(
    (one) => specifier === one || specifier.startsWith(one.endsWith('/') ? one : `${one}/`),
  );
  return isAllowed ? undefined : `${name} may not use that package`;
}

/** The imported file's path relative to the project folder; undefined for a package. */
function resolve(path: string, specifier: string, importMap: ImportMap): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const found = Object.entries(importMap).find(([pattern]) => specifier.startsWith(pattern.replace('*', '')));
  if (!found) return specifier;
  const [pattern, target] = found;
  return posix.join(target.replace('*', specifier.slice(pattern.length - 1)));
}
