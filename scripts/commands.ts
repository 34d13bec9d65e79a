import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);

/** The file that a package's command runs. npm's shims differ between systems. */
export function commandOf(name: string, packageName = name): string {
  // Read from disk: a package need not export its manifest.
  const manifest = (require.resolve.paths(packageName) ?? [])
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((path) => existsSync(path));
  if (!manifest) throw new Error(`${packageName} is not installed. Run npm ci.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin?.[name];
  if (!file) throw new Error(`${packageName} has no command ${name}.`);
  return join(dirname(manifest), file);
}

/** Runs Node in the project and passes its output through. Resolves to the exit code. */
export function node(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
