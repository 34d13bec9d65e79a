import type { Page } from '@playwright/test';

/** All pictures on one sheet, with their addresses. */
export async function contactSheet(
  page: Page,
  pictures: readonly { path: string; picture: Buffer }[],
  file: string,
): Promise<void> {
  const figures = pictures.map(
    ({ path, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${path}</figcaption></figure>`,
  );
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1800, height: 1000 });
  await sheet.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(8,1fr);gap:8px;font:11px sans-serif;color:#000;background:#fff;color-scheme:light}figure{margin:0}img{width:100%}</style>${figures.join('')}`,
  );
  await sheet.screenshot({ path: file, fullPage: true });
  await sheet.close();
}
