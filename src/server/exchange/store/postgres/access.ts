import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Cluster } from './cluster.ts';
import { giveToOwner, readIfThere } from './files.ts';

/** How the server of a data folder is reached. */
export interface Access {
  port: number;
  /** The superuser's. */
  password: string;
  /** The daily user's; data of before there was one has none. */
  dailyPassword?: string;
}

/** PostgreSQL's users, not the system's. The superuser owns the tables and changes them. */
export const superuser = 'layline';
/** Reads and writes rows: what the exchange works as. */
export const dailyUser = 'exchange';

/** The kept port and password; null before the first start. Throws when the data is there and its password is not. */
export async function readAccess({ accessFile, pgData }: Cluster): Promise<Access | null> {
  const text = await readIfThere(accessFile);
  if (text) return JSON.parse(text) as Access;
  if (existsSync(pgData))
    throw new Error(`${accessFile}, the password of the data beside it, is gone. Put it back.`);
  return null;
}

export const newPassword = (): string => randomBytes(24).toString('base64url');

/** Written whole or not at all. */
export async function writeAccess({ accessFile }: Cluster, access: Access): Promise<void> {
  const draft = `${accessFile}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  await giveToOwner(draft);
  await rename(draft, accessFile);
}
