import { expect, test, type Page } from '@playwright/test';
import { openWithin } from '../../sweep/pages.ts';

declare global {
  interface Window {
    /** Everything the page showed in any drawn frame and at any moment between, each once. */
    drawn?: Set<string>;
  }
}

/** Guarded pages, each with the script that draws it and the query that only it sends. */
const guarded: readonly [path: string, part: string, question?: RegExp][] = [
  ['/inplay', 'in-play-page'],
  ['/settings', 'settings-page'],
  ['/changpass', 'change-password-page'],
  ['/passhistory', 'password-history-page', /passwordChanges/i],
  ['/profile', 'profile-page'],
  ['/accountstatment', 'report-pages', /graphql.*statement\b/is],
];

const watch = (page: Page) =>
  page.addInitScript(() => {
    const drawn = (window.drawn = new Set<string>());
    const note = () => {
      const head = document.querySelector('main h1')?.textContent;
      if (head) drawn.add(`${document.title}: ${head}`);
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    let hasStood = false;
    const look = () => {
      const [sports, column] = ['nav[aria-label="Choose a sport"]', 'aside section'].map(
        (part) => document.querySelector(part) !== null,
      );
      if (hasStood && !sports) drawn.add('no sports');
      if (hasStood && !column) drawn.add('no right column');
      hasStood ||= Boolean(sports && column);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('[GRD-4] a guard decides before the page’s code or data is asked for, or anything of it is drawn', async ({
  page,
  context,
}) => {
  await watch(page);
  const parts: string[] = [];
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) parts.push(pathname);
    if (pathname === '/graphql') questions.push(request.postData() ?? '');
  });
  const expectNothingOfIt = async (path: string) => {
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator('aside section').first(), path).toBeVisible();
    expect(await page.evaluate(() => [...window.drawn!]), path).toEqual(['Layline: Live markets']);
  };
  for (const [path] of guarded) {
    await page.goto(path);
    await expectNothingOfIt(path);
    // Also from within the site, where the frame around it is already there.
    await openWithin(page, path);
    await expectNothingOfIt(path);
  }
  const words = guarded.map(([, part]) => part);
  expect(parts.filter((asked) => words.some((part) => asked.includes(part)))).toEqual([]);
  const own = /statement|passwordChanges/i;
  expect(questions.filter((asked) => own.test(asked))).toEqual([]);

  // A bettor's page loads both, so there is something that must not be loaded.
  await page.goto('/#login');
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  const bettor = await context.newPage();
  const asked: string[] = [];
  bettor.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  for (const [path, part, question] of guarded) {
    await bettor.goto(path);
    await expect.poll(() => asked.some((one) => one.includes(part)), { message: path }).toBe(true);
    if (question)
      await expect.poll(() => asked.some((one) => question.test(one)), { message: path }).toBe(true);
  }
});
