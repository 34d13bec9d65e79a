import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRoot } from '../data-dir.ts';
import { usableBinaries } from './binaries.ts';
import { packagedPostgres, type PackagedPostgres } from './packaged-postgres.ts';
import { runAs } from './run-as.ts';

// Each test copies 60 MB.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** An installation whose install script did not run: no links, no execute bits. */
let installed: PackagedPostgres;
let clone: string;
let copyHome: string;

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'layline-clone-'));
  copyHome = await mkdtemp(join(tmpdir(), 'layline-copy-'));
  installed = { native: join(clone, 'native'), version: '18' };
  const links = (await readLinks(packagedPostgres().native)).map((link) => `/${link}`);
  await cp(packagedPostgres().native, installed.native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !links.some((link) => path.endsWith(link)),
  });
  for (const program of ['postgres', 'initdb', 'pg_ctl'])
    await chmod(join(installed.native, 'bin', program), 0o644);
  await chmod(clone, 0o755);
  await chmod(copyHome, 0o755);
});
afterEach(async () => {
  await rm(clone, { recursive: true });
  await rm(copyHome, { recursive: true });
});

async function readLinks(native: string): Promise<string[]> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  return (JSON.parse(list) as { target: string }[]).map(({ target }) => target);
}

test('links and execute bits that the install script would have made are made', async () => {
  const links = await readLinks(installed.native);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => existsSync(join(clone, link)))).toEqual([]);
  const { postgres } = await usableBinaries(await runAs(clone), copyHome, installed);
  expect(postgres.startsWith(clone)).toBe(true);
  for (const link of links) expect((await lstat(join(clone, link))).isSymbolicLink()).toBe(true);
});

test.runIf(isRoot())('what another user cannot reach is copied to where they can, once', async () => {
  await chmod(clone, 0o700);
  const user = await runAs(copyHome);
  const first = await usableBinaries(user, copyHome, installed);
  expect(first.postgres).toBe(join(copyHome, 'postgresql-18', 'native', 'bin', 'postgres'));
  const { ino } = await lstat(first.postgres);
  await usableBinaries(user, copyHome, installed);
  expect((await lstat(first.postgres)).ino).toBe(ino);
});

test('programs that do not run here are an error that names DATABASE_URL', async () => {
  await rm(join(installed.native, 'lib'), { recursive: true });
  await expect(usableBinaries(await runAs(clone), copyHome, installed)).rejects.toThrow(
    /does not run here.*DATABASE_URL/s,
  );
});
