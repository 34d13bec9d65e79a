import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { isTestFile, roomOf, rooms, testPackages, type Files, type Room } from './rooms.ts';
import type { SourceFile } from './source-files.ts';

/** From package.json: `#domain/*` is `./src/domain/*`. */
export type ImportMap = Readonly<Record<string, string>>;

const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** One sentence for each import that the table does not allow. */
export function wrongImports(files: readonly SourceFile[], importMap: ImportMap): string[] {
  return files.flatMap(({ path, text }) => {
    const place = roomOf(path);
    if (!place) return [];
    return importsOf(text).flatMap((specifier) => {
      const why = refusal(path, place, specifier, importMap);
      return why ? [`${path} imports ${specifier}: ${why}`] : [];
    });
  });
}

/** One sentence for each room or package that the table allows and nothing in the room imports, tests included. */
export function unusedAllowances(files: readonly SourceFile[], importMap: ImportMap): string[] {
  const used = new Map<Room, Set<string>>(rooms.map((room) => [room, new Set()]));
  for (const { path, text } of files) {
    const imported = roomOf(path) && used.get(roomOf(path)!.room);
    for (const specifier of importsOf(text)) imported?.add(resolve(path, specifier, importMap) ?? specifier);
  }
  return rooms.flatMap((room) => {
    const its = [...used.get(room)!];
    const idle = room.packages.filter((one) => !its.some((specifier) => isOfPackage(one, specifier)));
    const apart = room.mayImport.filter((one) => !its.some((target) => isIn(one, target)));
    return [...idle, ...apart.map((one) => (typeof one === 'string' ? one : one.words))].map(
      (one) => `${room.name} does not use ${one}`,
    );
  });
}

const isIn = (one: string | Files, target: string): boolean =>
  typeof one === 'string' ? one === roomOf(target)?.name : one.paths.test(target);

const isOfPackage = (one: string, specifier: string): boolean =>
  specifier === one || specifier.startsWith(one.endsWith('/') ? one : `${one}/`);

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
  const isAllowed = from.room.mayImport.some((one) => isIn(one, target));
  return isAllowed ? undefined : `${from.name} may not import ${to}`;
}

function refusedPackage(
  path: string,
  { room, name }: { room: Room; name: string },
  specifier: string,
): string | undefined {
  if (isBuiltin(specifier)) {
    const isAllowed = room.isNode || isTestFile(path);
    return isAllowed ? undefined : `${name} may not use that module of Node`;
  }
  const allowed = isTestFile(path)
    ? [...room.packages, ...testPackages, 'react', 'react-router-dom']
    : room.packages;
  return allowed.some((one) => isOfPackage(one, specifier)) ? undefined : `${name} may not use that package`;
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
