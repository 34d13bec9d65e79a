import { expect, test, type Page } from '@playwright/test';

/** Opens a story by its address, as a link to what somebody saw does. */
const open = async (page: Page, story: string, globals = '') => {
  await page.goto(
    `${process.env.LAYLINE_STORYBOOK_URL}/iframe.html?id=${story}&viewMode=story&globals=${globals}`,
  );
  await page.locator('#storybook-root > *').first().waitFor();
};

const look = (page: Page, of: string, property: string) =>
  page
    .locator(of)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const story = (page: Page) => page.locator('#storybook-root');

test('toolbar: mode and theme of the server', async ({ page }) => {
  const ground = async (globals: string) => {
    await open(page, 'parts-button--primary', globals);
    return [
      await look(page, 'html', 'color-scheme'),
      await look(page, '#storybook-root button', 'background-color'),
    ];
  };
  const [light, own] = await ground('');
  const [dark] = await ground('theme:dark');
  const [, estuary] = await ground('serverTheme:estuary');
  expect([light, dark]).toEqual(['light', 'dark']);
  expect(estuary).not.toBe(own);
});

test('toolbar: language and direction', async ({ page }) => {
  await open(page, 'parts-moneytext--plain', 'locale:de');
  await expect(story(page)).toHaveText('1.250,50\u00a0₹');
  const direction = () => look(page, 'html', 'direction');
  expect(await direction()).toBe('ltr');
  await open(page, 'parts-moneytext--plain', 'locale:ar');
  await expect(story(page)).toContainText('١');
  expect(await direction()).toBe('rtl');
  await open(page, 'parts-moneytext--plain', 'locale:ar;direction:ltr');
  expect(await direction()).toBe('ltr');
  await open(page, 'parts-moneytext--plain', 'direction:rtl');
  expect(await direction()).toBe('rtl');
});

test('toolbar: odds', async ({ page }) => {
  await open(page, 'panels-results-race--finished');
  const decimal = await story(page).textContent();
  await open(page, 'panels-results-race--finished', 'odds:AMERICAN');
  await expect(story(page)).toContainText('+');
  expect(await story(page).textContent()).not.toBe(decimal);
});

test('toolbar: motion, for style sheets and for scripts', async ({ page }) => {
  const moves = async (globals: string) => {
    await open(page, 'parts-inplaydot--words', globals);
    return page.evaluate(() => ({
      asked: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      transition: getComputedStyle(document.body).transitionProperty,
    }));
  };
  expect(await moves('')).toEqual({ asked: false, transition: 'all' });
  expect(await moves('motion:reduced')).toEqual({ asked: true, transition: 'none' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves('')).toEqual({ asked: true, transition: 'none' });
  expect(await moves('motion:full')).toEqual({ asked: false, transition: 'all' });
});

test('toolbar: size of text', async ({ page }) => {
  const size = async (globals: string) => {
    await open(page, 'parts-button--quiet', globals);
    return parseFloat(await look(page, '#storybook-root button', 'font-size'));
  };
  expect((await size('text:200')) / (await size(''))).toBe(2);
});

test('toolbar: connection', async ({ page }) => {
  await open(page, 'panels-market-feed-on-a-page--fed');
  await expect(story(page)).toHaveText('Match Odds');
  // The market's feed waits for the network before it asks for anything.
  await open(page, 'panels-market-feed-on-a-page--fed', 'connection:offline');
  await expect(story(page)).toHaveText('No market yet');
});
