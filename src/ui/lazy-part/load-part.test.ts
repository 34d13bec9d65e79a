import { expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { loadPart, PartNotLoaded, type LoadEffects, type SiteState } from './load-part.ts';

/** Waits end at once, except the overall time limit. Records what was waited. */
function effects(site: SiteState = 'away') {
  const waited: number[] = [];
  let endPatience = () => undefined as void;
  const patience = new Promise<void>((resolve) => {
    endPatience = resolve;
  });
  const told: LoadEffects = {
    wait: (ms) => {
      if (ms === timing.partAnswer) return patience;
      waited.push(ms);
      return Promise.resolve();
    },
    askSite: () => Promise.resolve(site),
  };
  return { told, waited, endPatience };
}

const away = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

test('a part that comes with a later try is there, and the waits between grow', async () => {
  const { told, waited } = effects();
  let tries = 0;
  expect(await loadPart(() => (++tries < 3 ? away() : Promise.resolve('part')), told)).toBe('part');
  expect(waited).toHaveLength(2);
  expect(waited[1]).toBeGreaterThanOrEqual(waited[0]!);
});

test('a part that does not come fails after three tries, and can be asked for anew', async () => {
  const { told, waited } = effects();
  const failure: unknown = await loadPart(away, told).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PartNotLoaded);
  expect(failure).toMatchObject({ site: 'away' });
  expect(waited).toHaveLength(2);
  expect(await loadPart(() => Promise.resolve('part'), told)).toBe('part');
});

test('one that is missing because the site was built anew says so', async () => {
  await expect(loadPart(away, effects('renewed').told)).rejects.toMatchObject({ site: 'renewed' });
});

test('one that never answers has failed when the patience ends', async () => {
  const { told, endPatience } = effects();
  const loading = loadPart(() => new Promise(() => undefined), told);
  endPatience();
  await expect(loading).rejects.toBeInstanceOf(PartNotLoaded);
});
