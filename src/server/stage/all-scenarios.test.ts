import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allScenarios, scenarioOf } from './all-scenarios.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('every file of a scenario is in the list, under a name of its own', () => {
  expect(new Set(allScenarios.map(({ name }) => name)).size).toBe(readdirSync(here('scenarios')).length);
});

test('a name that is not in the list is an error that gives the list', () => {
  expect(() => scenarioOf('earthquake')).toThrow(
    /no scenario "earthquake"\. There are goal, wicket, .*blocked\./,
  );
});

const run = (...args: string[]) => {
  const script = here('../../../scripts/scenario.ts');
  const env = { ...process.env, LAYLINE_PORT: '1' };
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { env, encoding: 'utf8' });
};

test('the command line refuses it the same way, and lists all without a name', { timeout: 30_000 }, () => {
  const { status, stderr } = run('earthquake');
  expect([status, stderr]).toEqual([1, expect.stringContaining('There are goal, wicket,')]);
  const { stdout } = run();
  for (const { name, happens, sees } of allScenarios)
    for (const text of [name, happens, sees]) expect(stdout).toContain(text);
});

test('where no Layline runs, the command line says so', { timeout: 30_000 }, () => {
  const { status, stderr } = run('goal');
  expect([status, stderr]).toEqual([1, expect.stringContaining('No Layline answers at http://localhost:1')]);
});
