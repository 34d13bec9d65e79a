import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { FirestoreServer } from '#tests/support/firestore/firestore-server.ts';
import { openCommit, tokenSource } from './commit.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const account = {
  client_email: 'publisher@layline-x.iam.gserviceaccount.com',
  private_key: keys.privateKey,
  private_key_id: 'key-1',
};

test('the service account signs a token for the service, an hour good, and a new one half-way', async () => {
  let now = Date.parse('2026-05-01T12:00:00.000Z');
  const token = tokenSource(account, () => now);
  const first = await token();
  const verified = await jwtVerify(first, await importSPKI(keys.publicKey, 'RS256'), {
    audience: 'https://firestore.googleapis.com/',
    issuer: account.client_email,
    subject: account.client_email,
    currentDate: new Date(now),
  });
  expect(verified.protectedHeader).toMatchObject({ alg: 'RS256', kid: 'key-1' });
  expect((verified.payload.exp ?? 0) - (verified.payload.iat ?? 0)).toBe(3_600);
  now += 29 * 60_000;
  expect(await token()).toBe(first);
  now += 2 * 60_000;
  expect(await token()).not.toBe(first);
});

test('what is committed stands in the project; a service that refuses is no success', async () => {
  const server = await FirestoreServer.open();
  onTestFinished(() => server.stop());
  const options = { projectId: 'p1', keysDir: undefined, emulatorHost: server.host, now: Date.now };
  const commit = await openCommit('cricket', options);
  const name = 'projects/p1/databases/(default)/documents/markets/a';
  await commit([{ update: { name, fields: { to: { integerValue: '7' } } } }]);
  expect(server.project('p1').get(name)?.fields).toEqual({ to: { integerValue: '7' } });
  server.mute.add('p1');
  await expect(commit([])).rejects.toThrow('HTTP 503');
});

test('the service itself is not written to without a key', async () => {
  const options = { projectId: 'p1', emulatorHost: null, now: Date.now };
  await expect(openCommit('cricket', { ...options, keysDir: undefined })).rejects.toThrow('KEYS is not set');
  const keysDir = await mkdtemp(join(tmpdir(), 'layline-keys-'));
  onTestFinished(() => rm(keysDir, { recursive: true }));
  await expect(openCommit('cricket', { ...options, keysDir })).rejects.toThrow('ENOENT');
  const path = join(keysDir, 'cricket.json');
  // The parser would tell the place by what stands there.
  await writeFile(path, '{"private_key":geheim}');
  await expect(openCommit('cricket', { ...options, keysDir })).rejects.toThrow(
    expect.objectContaining({ message: `${path} is not JSON.` }),
  );
  await writeFile(path, JSON.stringify(account));
  expect(await openCommit('cricket', { ...options, keysDir })).toBeTypeOf('function');
});
