import { expect, test } from '@playwright/test';

test('[CAL-3] [ENT-10] [CAL-7] a start-up that fails is logged to the console; the server’s theme is the page’s; lists that failed are there when the exchange answers', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', '') });
  });
  await page.goto('/');
  await expect.poll(() => logged.join(' ')).toContain('Layline could not start');
  await page.unroute('/');

  const theme = {
    __typename: 'Theme',
    variables: [{ __typename: 'ThemeVariable', name: '--brand', value: '#1d4ed8' }],
    exchangeFavicon: '/icon.svg',
    exchangeTitle: 'Harbour Exchange',
    themeColor: '#336699',
    exchangeLogo: '/logo.svg',
    yearNotice: '2023',
    homeBlocks: [],
  };
  let isAway = true;
  await page.route('**/graphql', async (route) => {
    const [, name = ''] = /"operationName":"(\w+)"/.exec(route.request().postData() ?? '') ?? [];
    if (name === 'Theme') return route.fulfill({ json: { data: { theme } } });
    const isList = name === 'Sports' || name === 'CasinoEvents';
    return isAway && isList ? route.fulfill({ status: 503 }) : route.fallback();
  });
  const worn = () =>
    page.evaluate(() => ({
      title: document.title,
      icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
      brand: getComputedStyle(document.documentElement).getPropertyValue('--theme-light-brand').trim(),
      colours: [...document.querySelectorAll('meta')]
        .filter(({ content }) => content === '#336699')
        .map(({ name }) => name),
    }));
  const harbour = {
    title: 'Harbour Exchange',
    icon: '/icon.svg',
    brand: '#1d4ed8',
    colours: ['theme-color', 'msapplication-navbutton-color', 'apple-mobile-web-app-status-bar-style'],
  };
  await page.goto('/');
  await expect.poll(worn).toEqual(harbour);
  const stored = await page.evaluate(() => localStorage.getItem('getThemeConfig'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    exchangeTitle: 'Harbour Exchange',
    exchangeLogo: '/logo.svg',
  });

  // The page stands without the lists, and has them when they come, without a reload.
  const sports = page.getByRole('navigation', { name: 'Sports' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Live markets');
  await expect.poll(() => logged.filter((words) => /sports|casino/i.test(words)).length).toBeGreaterThan(1);
  await expect(sports.getByRole('button', { name: 'Cricket' })).toHaveCount(0);
  const reloads: string[] = [];
  page.on('load', () => reloads.push(page.url()));
  isAway = false;
  await expect(sports.getByRole('button', { name: 'Cricket' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Play Games' }).getByRole('button').first()).toBeVisible();
  expect(reloads).toEqual([]);

  await page.goto('/lottery');
  await expect(page).toHaveTitle('Lottery · Harbour Exchange');
  // What reads colours is fetched apart: without it the page keeps its own, and works.
  await page.route('**/theme-map-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
  expect(await worn()).toEqual({ ...harbour, title: 'Lottery · Harbour Exchange', brand: '' });
});
