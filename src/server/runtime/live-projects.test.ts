import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLiveProjects } from './live-projects.ts';

const fields = {
  apiKey: 'a key',
  authDomain: 'a domain',
  projectId: 'a project',
  storageBucket: 'a bucket',
  messagingSenderId: 'a sender',
  appId: 'an app',
  measurementId: 'a measurement',
};

function file(contents: unknown): { LAYLINE_FIRESTORE: string } {
  const folder = mkdtempSync(join(tmpdir(), 'layline-projects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'projects.json');
  writeFileSync(path, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return { LAYLINE_FIRESTORE: path };
}

test('[CAL-6] a project is configured by its seven fields; those that are not named are not configured', () => {
  expect(readLiveProjects(file({ cricket: fields, score: fields }))).toEqual({
    projects: { cricket: fields, score: fields },
    emulatorHost: null,
  });
  const six = {
    cricket: fields,
    tennis: fields,
    soccer: fields,
    binary: fields,
    other: fields,
    score: fields,
  };
  expect(readLiveProjects(file(six)).projects).toEqual(six);
  for (const field of Object.keys(fields)) {
    const without = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
    expect(() => readLiveProjects(file({ tennis: without })), field).toThrow(`tennis.${field}`);
  }
});

test('without a file no project is configured', () => {
  expect(readLiveProjects({ LAYLINE_FIRESTORE: undefined }).projects).toEqual({});
});

test.each([
  ['a field is missing', { cricket: { ...fields, appId: undefined } }, 'cricket.appId'],
  ['a project is unknown', { rugby: fields }, 'rugby'],
  ['it is no JSON', '{', 'cannot be read'],
])('it is said when %s', (_, contents, words) => {
  expect(() => readLiveProjects(file(contents))).toThrow(words);
});
