import type { BrowserContext, Page } from 'playwright';

/** What the page shows of Asha's bets. Money as the page writes it. */
export interface Shown {
  /** Amounts in the rows of matched bets, and the texts of the rows of unmatched ones. */
  matched: string[];
  unmatched: string[];
  /** The state of each bet in the slip and of the last visit: `data-state`. */
  states: string[];
  /** Stakes of the selections that are not bets yet. */
  drafts: string[];
  /** Names of the settled events. */
  settled: string[];
  balance: string;
  exposure: string;
  /** Whether the page itself says that this is current. */
  isLive: boolean;
}

const patience = { timeout: 60_000 };

/** One tab of the site in which Asha is signed in. */
export class BettorPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(patience.timeout);
  }

  static async open(context: BrowserContext): Promise<BettorPage> {
    return new BettorPage(await context.newPage());
  }

  async signIn(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: /^asha/ }).click();
    await this.page.getByText('Balance', { exact: true }).waitFor();
  }

  /** Opens the page of an event, whatever was there before. */
  async goTo(url: string, eventId: string): Promise<void> {
    await this.page.goto(`${url}/marketdetails/${eventId}/4`);
  }

  /** Picks the price of `r1` and types the stake (rupees) into an otherwise empty slip. The bet can then be placed. */
  async fill(stake: string): Promise<void> {
    const clear = this.#slip.getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
    await this.#slip.getByRole('article').first().waitFor({ state: 'detached' });
    const price = this.page.locator('button[data-purpose="Back Runner r1"][data-depth="0"]');
    const card = this.#slip.getByRole('article', { name: 'Back Runner r1' });
    await price.waitFor();
    for (let press = 0; press < 20 && !(await card.isVisible()); press++) {
      await price.click();
      await this.page.waitForTimeout(50);
    }
    await card.getByRole('textbox', { name: 'Stake' }).fill(stake);
    await this.#place.and(this.page.locator(':enabled')).waitFor();
  }

  /** Resolves when the button has been pressed, whatever comes of it. */
  async pressPlace(): Promise<void> {
    await this.#place.click();
  }

  /** Answers the question about a bet that never arrived. */
  async answer(name: 'Place it now' | 'Don’t place it'): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${name}\\b.*:`) }).click();
  }

  /** Kills the tab's process, whatever it was doing. */
  async crash(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash', patience);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.page.close();
  }

  async shown(): Promise<Shown> {
    const bets = this.page.getByRole('region', { name: 'My Bets' });
    const tab = (name: RegExp) => bets.getByRole('tab', { name }).click({ timeout: 5_000 });
    await tab(/^Unmatched/);
    const unmatched = await bets.getByRole('tabpanel').locator('li[data-side]').allInnerTexts();
    await tab(/^Matched/);
    const matched = await bets.getByRole('tabpanel').locator('tr[data-side] td:last-child').allInnerTexts();
    const states = this.page.locator('[role="status"][data-state]');
    const drafts = this.#slip.getByRole('textbox', { name: 'Stake' });
    const figure = (name: string) =>
      this.page
        .getByRole('banner')
        .locator('dl > div', { hasText: name })
        .locator('dd')
        .innerText({ timeout: 5_000 });
    return {
      matched,
      unmatched,
      states: await states.evaluateAll((all) => all.map((one) => one.getAttribute('data-state') ?? '')),
      drafts: await drafts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      settled: await bets
        .getByRole('region', { name: 'Settled today' })
        .getByRole('listitem')
        .allInnerTexts(),
      balance: await figure('Balance'),
      exposure: await figure('Exposure'),
      isLive: (await bets.getAttribute('data-live')) === 'true',
    };
  }

  /** The button for a single selection; with several it would say `Place 2 bets`. */
  get #place() {
    return this.#slip.getByRole('button', { name: /^Place bet/ });
  }

  get #slip() {
    return this.page.getByRole('region', { name: 'Bet slip' });
  }
}
