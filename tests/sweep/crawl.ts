import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { openWithin, settle } from './pages.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Where the links lead that the page shows now. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).map(({ pathname }) => pathname),
    );

/** Around every page: buttons that are links, or open a menu, a drawer or a popup. */
const frameButtons = 'header button, footer button, nav[aria-label="Exchange"] button';
/** What a menu or a drawer has that may be a link. */
const openedButtons = '[role="menuitem"], [role="dialog"] nav button';
/** One leads off the site, one ends the session. */
const leftAlone = /^vimaan|^logout/i;

const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('aria-label') ?? button.innerText.trim()),
  );

/** Finds pages by the links of a page, and by the buttons around it. */
export class Crawl {
  readonly #page: Page;
  readonly #inFlight = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#inFlight.add(request));
    page.on('requestfinished', (request) => this.#inFlight.delete(request));
    page.on('requestfailed', (request) => this.#inFlight.delete(request));
  }

  /**
   * Follows links and buttons from home on, one page of each route, until the `wanted` routes are reached. `routeOf`: which
   * route a path belongs to, or null. Returns those that nothing leads to.
   */
  async unlinkedOf(wanted: readonly string[], routeOf: (path: string) => string | null): Promise<string[]> {
    const reached = new Map([[routeOf('/'), '/']]);
    const note = (paths: readonly string[]) => {
      for (const path of paths) {
        const route = routeOf(path);
        if (route !== null && !reached.has(route)) reached.set(route, path);
      }
    };
    const missing = () => wanted.filter((route) => !reached.has(route));
    await this.#goHome();
    note(await linksOf(this.#page));
    for (const name of await namesOf(this.#page.locator(frameButtons)))
      if (missing().length > 0) note(await this.#pressed([name]));
    // A map goes on to what is added to it meanwhile.
    for (const path of reached.values()) {
      if (missing().length === 0) break;
      await openWithin(this.#page, path);
      await this.#arrive();
      note(await linksOf(this.#page));
    }
    return missing();
  }

  async #goHome(): Promise<void> {
    this.#inFlight.clear();
    await this.#page.goto('/');
    await this.#page.getByRole('navigation', { name: 'Exchange' }).getByRole('button').first().waitFor();
    await this.#arrive();
  }

  /** Waits until the page has what it asked for. */
  async #arrive(): Promise<void> {
    await settle(this.#page);
    let quiet = 0;
    await expect
      .poll(() => (quiet = this.#inFlight.size === 0 ? quiet + 1 : 0), { intervals: [50] })
      .toBeGreaterThan(4);
    await settle(this.#page);
  }

  /** Waits for what a press opens, if it opens anything, and for what that shows: its script may be here already. */
  async #opened(): Promise<void> {
    const over = this.#page.locator('[role="dialog"], [role="menu"]');
    await expect
      .poll(async () => pathOf(this.#page) !== '/' || (await over.count()) > 0, { timeout: 2_000 })
      .toBe(true)
      // Some buttons open nothing.
      .catch(() => undefined);
    await expect(over.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  }

  /** Where it leads to press these one after the other at home: to a page, or to what is then offered. */
  async #pressed(names: readonly string[]): Promise<string[]> {
    const page = this.#page;
    if (names.some((name) => leftAlone.test(name))) return [];
    for (const [at, name] of names.entries()) {
      const buttons = page.locator(at === 0 ? frameButtons : openedButtons);
      const place = (await namesOf(buttons)).indexOf(name);
      // What counts events may be called otherwise by now.
      if (place < 0) continue;
      await buttons.filter({ visible: true }).nth(place).click();
      await this.#opened();
      await this.#arrive();
    }
    const isThere = pathOf(page) === '/';
    const found = isThere ? await linksOf(page) : [pathOf(page)];
    const opened = isThere && names.length === 1 ? await namesOf(page.locator(openedButtons)) : [];
    // What lies over the page is gone with it.
    await this.#goHome();
    for (const name of opened) found.push(...(await this.#pressed([...names, name])));
    return found;
  }
}
