import { expect, test } from '@playwright/test';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** The width and height that a PNG states of itself. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('a browser can install the site: its manifest is valid, and each icon is what it is said to be', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const tools = await page.context().newCDPSession(page);
  const { url, errors } = await tools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const answer = await request.get(url);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as { icons: Icon[]; shortcuts: { url: string }[] };
  expect(manifest).toMatchObject({ name: 'Layline', start_url: '/', scope: '/', display: 'standalone' });

  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const ofApple = { src: touch!, sizes: '180x180', type: 'image/png', purpose: 'any' };
  for (const { src, sizes, type } of [...manifest.icons, ofApple]) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    if (type === 'image/png') expect([src, pngSize(await icon.body())]).toEqual([src, sizes]);
  }
  const drawn = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(drawn).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));

  // Both are a bettor's: a visitor is asked to sign in.
  for (const { url: path } of manifest.shortcuts) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home/);
  }
});
