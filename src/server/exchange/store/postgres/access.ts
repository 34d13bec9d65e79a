import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { parseSecretFile } from '#domain/wire/secret-file.ts';
import type { Cluster } from './cluster.ts';
import { giveToOwner, readIfThere } from './files.ts';

/** How to reach the server of a data folder. */
export interface Access {
  port: number;
  /** The superuser's. */
  password: string;
  /** The daily user's. Missing in data from before that user existed. */
  dailyPassword?: string;
}

/** A PostgreSQL user, not a system user, that owns the tables and changes them. */
export const superuser = 'layline';
/** The PostgreSQL user that the exchange works as. It reads and writes rows. */
export const dailyUser = 'exchange';

/** The stored port and password; null before the first start. Throws when there is data but no password for it. */
export async function readAccess({ accessFile, pgData }: Cluster): Promise<Access | null> {
  const text = await readIfThere(accessFile);
  if (text) return parseSecretFile(accessFile, text) as Access;
  if (existsSync(pgData))
    throw new Error(`${accessFile}, the password of the data beside it, is gone. Put it back.`);
  return null;
}

export const newPassword = (): string => randomBytes(24).toString('base64url');

/** Writes the file whole or not at all. */
export async function writeAccess({ accessFile }: Cluster, access: Access): Promise<void> {
  const draft = `${accessFile}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  await giveToOwner(draft);
  await rename(draft, accessFile);
}
