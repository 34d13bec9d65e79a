import type { Page } from '@playwright/test';

/**
 * Whether the browser remembers that a script failed and never asks for it again while the page stands, as Chromium did
 * up to some version above 150. There only reloading the page brings a missing part.
 */
export async function remembersFailures(page: Page): Promise<boolean> {
  let isThere = false;
  await page.goto('/');
  await page.route('**/probe.js', (route) =>
    isThere ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.abort(),
  );
  const comes = () =>
    page.evaluate(async (script) => {
      try {
        await import(script);
        return true;
      } catch {
        return false;
      }
    }, '/probe.js');
  if (await comes()) throw new Error('The probe came although it was refused');
  isThere = true;
  return !(await comes());
}
