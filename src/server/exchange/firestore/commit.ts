import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importPKCS8, SignJWT } from 'jose';
import { parseSecretFile } from '#domain/wire/secret-file.ts';

export interface FirestoreWrite {
  update: { name: string; fields: Record<string, object> };
}

/** Writes everything or nothing. Rejects when it is not certain that it was written. */
export type Commit = (writes: readonly FirestoreWrite[]) => Promise<void>;

const audience = 'https://firestore.googleapis.com/';
const tokenSeconds = 3_600;
const answerMs = 5_000;

interface ServiceAccount {
  client_email: string;
  private_key: string;
  private_key_id: string;
}

/** Returns tokens that the service account signs itself, a new one well before the last one expires. */
export function tokenSource(account: ServiceAccount, now: () => number): () => Promise<string> {
  let token = '';
  let until = 0;
  return async () => {
    const seconds = Math.floor(now() / 1_000);
    if (seconds < until) return token;
    const key = await importPKCS8(account.private_key, 'RS256');
    token = await new SignJWT()
      .setProtectedHeader({ alg: 'RS256', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setSubject(account.client_email)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + tokenSeconds)
      .sign(key);
    until = seconds + tokenSeconds / 2;
    return token;
  };
}

export interface CommitOptions {
  projectId: string;
  /** Folder of `<name>.json`, the projects' service accounts. An emulator needs none. */
  keysDir: string | undefined;
  emulatorHost: string | null;
  now: () => number;
}

/** Opens one project for writing by Firestore's REST call `commit`. Rejects when its key cannot be read. */
export async function openCommit(name: string, options: CommitOptions): Promise<Commit> {
  const { projectId, keysDir, emulatorHost, now } = options;
  const token = emulatorHost === null ? await serviceToken(name, keysDir, now) : async () => 'owner';
  const origin = emulatorHost === null ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`;
  const url = `${origin}/v1/projects/${projectId}/databases/(default)/documents:commit`;
  return async (writes) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ writes }),
      signal: AbortSignal.timeout(answerMs),
    });
    const answer = await response.text();
    if (!response.ok)
      throw new Error(`Firestore ${projectId}: HTTP ${response.status} ${answer.slice(0, 200)}`);
  };
}

async function serviceToken(name: string, keysDir: string | undefined, now: () => number) {
  if (keysDir === undefined) throw new Error('LAYLINE_FIRESTORE_KEYS is not set');
  const path = join(keysDir, `${name}.json`);
  return tokenSource(parseSecretFile(path, await readFile(path, 'utf8')) as ServiceAccount, now);
}
