import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { contactSheet } from './contact-sheet.ts';
import { expectHome, expectOwn, expectPage, expectPricesFirst } from './expect-page.ts';
import { listedEvents } from './listed-events.ts';
import { leastShift, lookFindings } from './look-findings.ts';
import { countShifts, hearErrors, openWithin, settle } from './pages.ts';
import { signIn } from './sign-in.ts';
import { homePage, specPages } from './spec-pages.ts';

const isWhole = process.env.LAYLINE_SWEEP === 'all';

/** Collects the variables of the site's requests to its gateway. */
function hearQuestions(page: Page): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    asked.push((request.postDataJSON() as { variables?: Record<string, unknown> }).variables ?? {});
  });
  return asked;
}

test('[RTE-2] [RTE-3] [RTE-4] [RTE-5] [RTE-6] [RTE-7] [RTE-8] [RTE-9] [RTE-10] [RTE-11] [RTE-12] [RTE-13] [RTE-14] [RTE-16] [RTE-18] [FRM-3] [FRM-4] [FRM-5] [FRM-6] [FRM-7] every route as a bettor: its page and frame, no error, axe content, nothing beside the screen, nothing that jumps', async ({
  page,
}, { project }) => {
  const errors = hearErrors(page);
  const asked = hearQuestions(page);
  await countShifts(page);
  await signIn(page, 'ben');
  // As a bettor's first page, with nothing cached.
  await page.goto('/');
  await settle(page);
  await expectOwn(page, homePage);
  await expectPricesFirst(page);
  const first = await leastShift(page, homePage, 0.02, () => page.goto('/'));
  expect(first, 'layout shift of the first page').toBeLessThanOrEqual(0.02);
  const wrong: string[] = [];
  const pictures: { path: string; picture: Buffer }[] = [];
  for (const spec of specPages(await listedEvents(page))) {
    const { path, asks } = spec;
    asked.length = 0;
    await openWithin(page, path);
    if (path === '/signup') {
      // A signed-in user is sent away from the sign-up page.
      await expect(page, path).toHaveTitle('Layline');
      await expectHome(page, path);
      continue;
    }
    await expectPage(page, spec);
    if (asks) expect(asked, path).toContainEqual(expect.objectContaining(asks));
    wrong.push(...(await lookFindings(page, spec)));
    if (isWhole) pictures.push({ path, picture: await page.screenshot() });
  }
  if (isWhole) {
    mkdirSync(project.outputDir, { recursive: true });
    await contactSheet(page, pictures, join(project.outputDir, `${project.name.replace(' ', '-')}.png`));
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});
