import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { plantedFaults } from './planted-faults.ts';

const root = resolve(import.meta.dirname, '../../..');
const planted = plantedFaults.find(({ name }) => name === process.env.LAYLINE_PLANTED);

/** Reads one file with the fault in it; nothing changes on disk. */
const planting: Plugin = {
  name: 'planted-fault',
  enforce: 'pre',
  transform(code, id) {
    if (!planted || id !== resolve(root, planted.file)) return null;
    if (code.split(planted.text).length !== 2)
      throw new Error(`${planted.file} does not hold "${planted.text}" once`);
    return code.replace(planted.text, () => planted.fault);
  },
};

export default defineConfig({
  root,
  plugins: [planting],
  test: { include: ['tests/cases/cases.test.ts'], testTimeout: 60_000 },
});
