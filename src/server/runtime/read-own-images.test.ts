import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOwnImages } from './read-own-images.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const rovers = { sportId: '1', name: 'Port Vale Rovers', image: 'rovers.svg' };
const okafor = { sportId: '2', name: 'I. Okafor', image: 'https://img.example/okafor.webp' };

test('a folder’s files are served by the exchange, and web addresses are told as they are', () => {
  write('images.json', JSON.stringify([rovers, okafor]));
  write('rovers.svg', '<svg/>');
  const { list, files } = readOwnImages(folder);
  expect(list).toEqual([
    { sportId: '1', name: 'Port Vale Rovers', address: '/images/rovers.svg' },
    { sportId: '2', name: 'I. Okafor', address: 'https://img.example/okafor.webp' },
  ]);
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([['rovers.svg', '<svg/>']]);
});

test.each([
  ['[{', /images\.json is not JSON/],
  [JSON.stringify([{ ...rovers, image: '../secrets' }]), /0\.image: neither a file of this folder/],
  [JSON.stringify([{ ...rovers, image: '..' }]), /0\.image: neither a file of this folder/],
  [JSON.stringify([{ ...rovers, team: 'x' }]), /team/],
  [JSON.stringify([rovers]), /rovers\.svg cannot be read/],
])('%s is refused at the start, by name', (text, why) => {
  write('images.json', text);
  expect(() => readOwnImages(folder)).toThrow(why);
});

test('a folder without a list is refused', () => {
  expect(() => readOwnImages(folder)).toThrow(/images\.json cannot be read/);
});
