import { expect, test } from '@playwright/test';

test('home’s questions are on their way before its script is, and none of them is asked twice for its first prices', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? [];
    if (name) asked.push(name);
  });
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const early = [
    'AllEvents',
    'CasinoEvents',
    'ExchangeTypes',
    'LeadingMarkets',
    'RacingEvents',
    'SiteNews',
    'Sports',
    'Theme',
  ];
  await expect.poll(() => asked.toSorted()).toEqual(early);
  await expect(page.getByText('Layline is loading…')).toBeVisible();
  const refused: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  const listed = page.getByRole('region', { name: 'In play now' }).getByRole('listitem').first();
  const atFirstRow = listed.waitFor().then(() => [...asked]);
  goOn();
  const again = (await atFirstRow).slice(early.length);
  // Several parts ask for the leading markets, and the events are asked for again while they grow.
  const oftener = ['LeadingMarkets', 'AllEvents'];
  expect(again.filter((name) => early.includes(name) && !oftener.includes(name))).toEqual([]);
  expect(refused).toEqual([]);
});
