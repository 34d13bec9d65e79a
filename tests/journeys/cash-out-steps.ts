import { expect, type Page } from '@playwright/test';
import { myBets } from './bettor-steps.ts';

/** Whether a request's body asks for a cash out. */
export const isCashOut = (body: string | null): boolean => /"operationName":"CashOut"/.test(body ?? '');

/**
 * Two tabs of one bettor cash out what is left of the only position, the second before the first's is sent: one cash out
 * is sent, and both tabs are told what became of it. A goal may have suspended the market: then it is refused to both.
 */
export async function expectOneOfTwoTabs(tabs: readonly [Page, Page]): Promise<void> {
  const part = (tab: Page) => myBets(tab).getByRole('list', { name: 'Cash outs' });
  const panel = (tab: Page) => part(tab).getByRole('region', { name: /^Cash out/ });
  const matched = (tab: Page) => myBets(tab).locator('tr[data-side]');
  const before = await matched(tabs[0]).count();
  let sent = 0;
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tabs[0].context().route('**/graphql', async (route) => {
    if (isCashOut(route.request().postData())) {
      sent++;
      await isLetGo;
    }
    await route.continue();
  });
  const confirm = { name: /^Cash out: (win|lose)/ };
  for (const tab of tabs) {
    const close = panel(tab).getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
    await part(tab)
      .getByRole('button', { name: /^Cash out/ })
      .click();
    await expect(panel(tab).getByRole('button', confirm)).toBeEnabled({ timeout: 30_000 });
  }
  for (const tab of tabs) {
    await panel(tab).getByRole('button', confirm).click();
    await expect(panel(tab).getByRole('button', confirm)).toHaveCount(0);
  }
  letGo();
  const done = /^(Cashed out|Nothing was cashed out)/;
  const kindOf = async (tab: Page) => {
    if (await panel(tab).getByText(done).isVisible()) return 'done';
    return (await panel(tab).getByRole('alert').isVisible()) ? 'refused' : 'under way';
  };
  const kinds = async () => (await Promise.all(tabs.map(kindOf))).join();
  await expect.poll(kinds, { timeout: 60_000 }).toMatch(/^(done,done|refused,refused)$/);
  expect(sent).toBe(1);
  const legs = await panel(tabs[0])
    .getByRole('row', { name: /₹[\d,.]+ at [\d.]+ ₹[\d,.]+ at/ })
    .count();
  for (const tab of tabs) await expect(matched(tab)).toHaveCount(before + legs);
}
