import { classicLadder, nearestOdds, stepOdds } from '#domain/odds/odds-ladder.ts';
import { fundAccount } from '#contract/operator.ts';
import { sendInstructions, type Instruction } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import { openProgramAccount, signIn } from '#contract/session.ts';
import { openOperator, required } from './operator.ts';

/** A runner's fair odds, in hundredths. */
export interface FairOdds {
  runnerId: string;
  odds: number;
}

const userName = 'stage-maker';
const levels = 3;
/** Minor units: enough for any bet of a demo bettor. */
const stake = 50_000_00;

/** The account that quotes the stage's markets on both sides. It trades through the REST contract like anyone. */
export class StageMaker {
  readonly #baseUrl: string;
  readonly #operatorKey: string;
  /** New at each start, because the exchange remembers ids. */
  readonly #startId: string;
  #token: string | null = null;
  #counter = 0;

  constructor(baseUrl: string, operatorKey: string, startId: string) {
    this.#baseUrl = baseUrl;
    this.#operatorKey = operatorKey;
    this.#startId = startId;
  }

  /**
   * Replaces all its orders in the market by three levels on each side of the fair odds, of which one runner wins. They
   * are brought to 100 % first: a book that is not leaves somebody a sure profit.
   */
  async quote(marketId: string, fair: readonly FairOdds[]): Promise<void> {
    const book = fair.reduce((sum, { odds }) => sum + 100 / odds, 0);
    const orders = fair
      .map(({ runnerId, odds }) => ({ runnerId, odds: Math.round(odds * book) }))
      .flatMap(({ runnerId, odds }) =>
        Array.from({ length: levels }, (_, level) => level + 1).flatMap((away) => [
          this.#place(runnerId, 'LAY', stepOdds(classicLadder, nearestOdds(classicLadder, odds), -away)),
          this.#place(runnerId, 'BACK', stepOdds(classicLadder, nearestOdds(classicLadder, odds), away)),
        ]),
      );
    await this.#send(marketId, [{ type: 'CANCEL_MARKET', clientId: this.#nextId() }, ...orders]);
  }

  /** Cancels all its orders in the market. */
  async leave(marketId: string): Promise<void> {
    await this.#send(marketId, [{ type: 'CANCEL_MARKET', clientId: this.#nextId() }]);
  }

  #place(runnerId: string, side: 'BACK' | 'LAY', odds: number): Instruction {
    return { type: 'PLACE', clientId: this.#nextId(), runnerId, side, odds, stake };
  }

  #nextId(): string {
    return `stage-${this.#startId}-${(this.#counter++).toString(36)}`;
  }

  async #send(marketId: string, instructions: Instruction[]): Promise<void> {
    const input = { params: { marketId }, body: { instructions } };
    this.#token ??= await this.#open();
    let answer = await callExchange(this.#baseUrl, sendInstructions, input, { token: this.#token });
    if (!answer.ok && answer.status === 401) {
      this.#token = await this.#open();
      answer = await callExchange(this.#baseUrl, sendInstructions, input, { token: this.#token });
    }
    const refused = required(answer).results.find(({ status }) => status === 'REFUSED');
    if (refused?.status === 'REFUSED') throw new Error(`The maker's order was refused: ${refused.message}`);
  }

  /** Signs in, or opens the account, which only who has the operator's key can do. Returns the token. */
  async #open(): Promise<string> {
    const [operatorKey, url] = [this.#operatorKey, this.#baseUrl];
    const body = { userName, password: `${userName}-${operatorKey}` };
    const known = await callExchange(url, signIn, { body }, { operatorKey });
    if (known.ok) return known.data.token;
    const { token } = required(await callExchange(url, openProgramAccount, { body }, { operatorKey }));
    const fund = { amount: 1e11, reference: `first-fund-${userName}` };
    await openOperator(url, operatorKey)(fundAccount, { params: { userName }, body: fund });
    return token;
  }
}
