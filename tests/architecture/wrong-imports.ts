import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { isTestFile, roomOf, testPackages, type Room } from './rooms.ts';
import type { SourceFile } from './source-files.ts';

/** Of package.json: `#domain/*` is `./src/domain/*`. */
export type ImportMap = Readonly<Record<string, string>>;

/** A sentence for each import that points where the table does not let it. */
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
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (roomOf(target)?.name === from.name) return undefined;
    return isNear(from.name, target) ? refusedRoom(from, target) : 'a relative import stays in its room';
  }
  if (specifier.startsWith('#')) {
    const target = resolve(specifier, importMap);
    if (!target) return 'package.json does not say where that is';
    if (target.startsWith('tests/')) return isTestFile(path) ? undefined : 'only tests import from tests';
    if (roomOf(target)?.name === from.name) return 'inside a room imports are relative';
    return refusedRoom(from, target);
  }
  return refusedPackage(path, from, specifier);
}

/** Rooms within ui are one folder to the reader: they reach each other by relative imports. */
const isNear = (name: string, target: string) => name.startsWith('ui') && target.startsWith('src/ui/');

function refusedRoom(from: { room: Room; name: string }, target: string): string | undefined {
  const to = roomOf(target)?.name;
  const isAllowed = from.room.mayImport.some((one) =>
    typeof one === 'string' ? one === to : one.test(target),
  );
  return isAllowed ? undefined : `${from.name} may not import ${to ?? target}`;
}

function refusedPackage(
  path: string,
  { room, name }: { room: Room; name: string },
  specifier: string,
): string | undefined {
  if (isBuiltin(specifier)) {
    return room.isNode || isTestFile(path) ? undefined : `${name} runs in the browser`;
  }
  const allowed = isTestFile(path)
    ? [...room.packages, ...testPackages, 'react', 'react-router-dom']
    : room.packages;
  const isAllowed = allowed.some(
    (one) => specifier === one || specifier.startsWith(one.endsWith('/') ? one : `${one}/`),
  );
  return isAllowed ? undefined : `${name} may not use that package`;
}

function resolve(specifier: string, importMap: ImportMap): string | undefined {
  for (const [pattern, target] of Object.entries(importMap)) {
    const prefix = pattern.replace('*', '');
    if (specifier.startsWith(prefix)) return posix.join(target.replace('*', specifier.slice(prefix.length)));
  }
  return undefined;
}
