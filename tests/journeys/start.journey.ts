import { expect, test } from '@playwright/test';

test('[PNL-9] ten different banners, three and a half of them seen, one on each 1500 ms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const banners = page.locator('#promotions li a');
  await expect(banners).toHaveCount(10);
  const seen = await banners.evaluateAll((all) => {
    const boxes = all.map((banner) => banner.getBoundingClientRect());
    const window = all[0]!.closest('ul')!.parentElement!.getBoundingClientRect();
    const step = boxes[1]!.left - boxes[0]!.left;
    const gap = step - boxes[0]!.width;
    const images = all.map((banner) => banner.querySelector('svg, img'));
    return {
      shown: (window.width + gap) / step,
      drawn: images.filter((image) => (image?.getBoundingClientRect().width ?? 0) > 100).length,
      different: new Set(images.map((image, at) => `${image?.outerHTML} ${all[at]!.getAttribute('style')}`))
        .size,
    };
  });
  expect(seen.shown).toBeCloseTo(3.5, 2);
  expect([seen.drawn, seen.different]).toEqual([10, 10]);
  // By the page's own clock: a busy machine shows a step late, never early.
  const steps = await page.locator('#promotions').evaluate(
    (row) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before = row.style.getPropertyValue('--offset');
        new MutationObserver(() => {
          const offset = row.style.getPropertyValue('--offset');
          if (offset === before) return;
          before = offset;
          times.push(performance.now());
          if (times.length === 5) resolve(times.slice(1).map((time, at) => time - times[at]!));
        }).observe(row, { attributes: true });
      }),
  );
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  expect(mean).toBeGreaterThan(1_450);
  expect(mean).toBeLessThan(1_900);
});
