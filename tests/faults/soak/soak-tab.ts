import type { BrowserContext, Page } from 'playwright';
import type { Random } from '#server/maker/random.ts';

// Ten pages with live prices keep two processors busy.
const patience = 60_000;
/** How long a bet may be asked about before it must have ended. */
const betPatience = 120_000;
const open = ['placing', 'unknown', 'delayed', 'cancelling', 'inDoubt'];

/** One tab of a bettor who looks around, bets, cancels and reloads the page, with everything that went wrong in it. */
export class SoakTab {
  readonly page: Page;
  readonly name: string;
  /** What must never be seen, one sentence each. */
  readonly wrong: string[] = [];
  /** How often each thing was done. */
  readonly done: Record<string, number> = {};

  private constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.setDefaultTimeout(patience);
    page.on('pageerror', ({ message }) => this.#note(`an error in the page: ${message}`));
  }

  static async open(name: string, context: BrowserContext): Promise<SoakTab> {
    return new SoakTab(name, await context.newPage());
  }

  async signIn(url: string, userName: string, password: string): Promise<void> {
    await this.page.goto(`${url}/#login`);
    const form = this.page.getByRole('dialog');
    await form.getByLabel('User name').fill(userName);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await this.page.getByText('Balance', { exact: true }).waitFor();
  }

  /** Does one thing that a bettor does. What the moment does not allow (no price, suspended, paused) is not a fault. */
  async act(url: string, random: Random): Promise<void> {
    const what = random.pick(['bet', 'bet', 'bet', 'look', 'reload', 'cancel'] as const);
    try {
      if (what === 'bet') await this.#bet(url, random);
      else if (what === 'look') await this.#look(url, random);
      else if (what === 'reload') await this.page.reload();
      else await this.#cancel();
      this.done[what] = (this.done[what] ?? 0) + 1;
    } catch {
      this.done[`${what}, not possible then`] = (this.done[`${what}, not possible then`] ?? 0) + 1;
    }
    await this.look();
  }

  /** Notes what must never happen: a white page, or nobody signed in. */
  async look(): Promise<void> {
    const last = Date.now() + 60_000;
    for (;;) {
      const seen = await this.page
        .evaluate(() => ({
          isWhite: (document.querySelector('#root')?.textContent ?? '').trim() === '',
          isSignedIn: localStorage.getItem('token') !== null,
        }))
        // The page is loading.
        .catch(() => null);
      if (seen && !seen.isWhite && seen.isSignedIn) return;
      // The browser's own error page: nothing answered just then. A person would reload.
      if (this.page.url().startsWith('chrome-error:')) await this.page.reload().catch(() => undefined);
      if (seen && !seen.isWhite && !seen.isSignedIn) {
        this.#note('was signed out');
        return;
      }
      if (Date.now() > last) {
        this.#note(
          `stayed white at ${this.page.url()}: ${await this.page.content().catch((error: unknown) => String(error))}`,
        );
        return;
      }
      await this.page.waitForTimeout(500);
    }
  }

  /** Texts of the bets that have not ended; waits for each to end. */
  async unended(): Promise<string[]> {
    const last = Date.now() + betPatience;
    for (;;) {
      const states = await this.#states().catch(() => ['the page does not answer']);
      const left = states.filter((state) => open.includes(state) || state.startsWith('the page'));
      if (left.length === 0 || Date.now() > last) return left;
      await this.page.waitForTimeout(500);
    }
  }

  async figure(name: 'Balance' | 'Exposure'): Promise<string> {
    return this.page.getByRole('banner').locator('dl > div', { hasText: name }).locator('dd').innerText();
  }

  /** Also printed at once, since a soak is long. */
  #note(what: string): void {
    const sentence = `${new Date().toISOString()} ${this.name}: ${what}`;
    console.log(sentence);
    this.wrong.push(sentence);
  }

  get #slip() {
    return this.page.getByRole('region', { name: 'Bet slip' });
  }

  #states(): Promise<string[]> {
    return this.page
      .locator('[role="status"][data-state]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-state') ?? ''));
  }

  async #toAMatch(url: string, random: Random): Promise<void> {
    await this.page.goto(url);
    const links = this.page.locator('main a[href^="/marketdetails/"]');
    await links.first().waitFor();
    await links.nth(random.integer(0, Math.min(11, (await links.count()) - 1))).click();
  }

  async #look(url: string, random: Random): Promise<void> {
    const path = random.pick(['/inplay', '/casino', '/settings', '/accountstatment', '/myBetshistory', '/']);
    await this.page.goto(`${url}${path}`);
    await this.page.getByRole('main').waitFor();
  }

  async #bet(url: string, random: Random): Promise<void> {
    await this.#toAMatch(url, random);
    const prices = this.page.locator('main button[data-side][data-depth="0"][data-state="open"]');
    await prices.first().waitFor();
    await prices.nth(random.integer(0, (await prices.count()) - 1)).click();
    const card = this.#slip.getByRole('article').first();
    await card.getByRole('textbox', { name: 'Stake' }).fill(String(random.integer(100, 300)));
    await this.#slip.getByRole('button', { name: /^Place bet/ }).click();
    await card.locator('[role="status"][data-state]').waitFor();
    const left = await this.unended();
    if (left.length > 0) this.#note(`a bet is still ${left.join()}`);
    const clear = this.#slip.getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
  }

  async #cancel(): Promise<void> {
    const bets = this.page.getByRole('region', { name: 'My Bets' });
    await bets.getByRole('tab', { name: /^Unmatched/ }).click({ timeout: 3_000 });
    await bets
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click({ timeout: 3_000 });
  }
}
