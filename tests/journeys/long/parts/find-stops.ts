import { expect, type Browser, type Request } from '@playwright/test';
import { openWithin } from '../../../sweep/pages.ts';
import { drawId, eventId, indexId, openWindow, raceId, type Kept } from './parts-world.ts';
import { earlyScripts, seenAt } from './site-parts.ts';
import { stopsOf, type Stop } from './stops.ts';

export interface Missed {
  stop: Stop;
  /** Its absence shows there; it is not merely fetched early. */
  isSeen: boolean;
}

/** Visits every stop with everything allowed and finds where each script would be missed if it failed. */
export async function findStops(browser: Browser, kept: Kept): Promise<Map<string, Missed>> {
  const found = new Map<string, Missed>();
  const windows = { bettor: await openWindow(browser, kept), visitor: await openWindow(browser, null) };
  for (const stop of stopsOf({ eventId, raceId, drawId, indexId })) {
    const { page } = stop.isVisitors ? windows.visitor : windows.bettor;
    const loaded = new Set<string>();
    const under = new Set<Request>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      under.add(request);
      loaded.add(new URL(request.url()).pathname.slice(1));
    });
    page.on('requestfinished', (request) => under.delete(request));
    await page.setViewportSize({ width: stop.width ?? 1440, height: 900 });
    const isFirst = page.url() === 'about:blank';
    if (isFirst) await page.goto(stop.path);
    else await openWithin(page, stop.path);
    if (stop.title) await expect(page).toHaveTitle(stop.title);
    // What is under a popup no longer has an accessible name.
    const home = page.getByRole('link', { name: 'Layline, home' });
    await expect(stop.popup ? page.getByRole('dialog', { name: stop.popup }) : home).toBeVisible();
    // Its script redirects once it has arrived.
    if (stop.path === '/logout') await expect(page).toHaveURL((url) => url.pathname === '/');
    await stop.act?.(page);
    if (stop.path === '/' && isFirst)
      await expect.poll(() => earlyScripts.filter((file) => !loaded.has(file))).toEqual([]);
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    // What is drawn may ask for a script a moment later, and that one for another.
    await page.waitForTimeout(500);
    await expect.poll(() => under.size).toBe(0);
    page.removeAllListeners('request');
    page.removeAllListeners('requestfinished');
    const seen = seenAt(stop, loaded);
    for (const file of [...loaded, ...seen]) {
      const isSeen = seen.has(file);
      if (!found.has(file) || (isSeen && !found.get(file)!.isSeen)) found.set(file, { stop, isSeen });
    }
  }
  await Promise.all([windows.bettor.close(), windows.visitor.close()]);
  return found;
}
