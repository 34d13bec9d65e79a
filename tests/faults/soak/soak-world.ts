import { setTimeout as delay } from 'node:timers/promises';
import { getBalance } from '#contract/account.ts';
import { fundAccount } from '#contract/operator.ts';
import { callExchange } from '#contract/rest-client.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signIn, signUp } from '#contract/session.ts';
import { startLayline, type RunningLayline } from '#tests/support/start-layline.ts';
import { openTcpDoor, type TcpDoor } from '#tests/support/tcp-door.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { processOf } from '../supervisor/processes.ts';

const operatorKey = 'the operator of the soak';

export interface SoakBettor {
  userName: string;
  password: string;
}

/** Those with money from the start, and two that open an account. */
export const soakBettors: readonly SoakBettor[] = ['asha', 'ben', 'chitra', 'soak-one', 'soak-two'].map(
  (userName) => ({
    userName,
    password: userName.startsWith('soak') ? `a long night of ${userName}` : `demo-${userName}`,
  }),
);

export const processes = ['exchange', 'gateway', 'games', 'demo-provider', 'maker', 'crowd'] as const;
export type ProcessName = (typeof processes)[number];

/** The built product, with its database behind a door that can be shut. */
export class SoakWorld {
  readonly layline: RunningLayline;
  readonly database: TestDatabase;
  readonly #door: TcpDoor;

  private constructor(layline: RunningLayline, database: TestDatabase, door: TcpDoor) {
    this.layline = layline;
    this.database = database;
    this.#door = door;
  }

  static async open(settings: Record<string, string>): Promise<SoakWorld> {
    const database = await createTestDatabase();
    const door = await openTcpDoor(database.url);
    const behind = new URL(database.url);
    behind.port = new URL(door.url).port;
    const layline = await startLayline({
      ...settings,
      DATABASE_URL: behind.href,
      LAYLINE_OPERATOR_KEY: operatorKey,
    });
    const world = new SoakWorld(layline, database, door);
    await world.#openAccounts();
    return world;
  }

  /** Ends a process as a fault does; the supervisor starts it again. */
  async kill(name: ProcessName): Promise<void> {
    const last = Date.now() + 60_000;
    for (;;) {
      const found = await processOf(this.layline, name);
      if (found?.isReady) {
        process.kill(found.pid, 'SIGKILL');
        return;
      }
      if (Date.now() > last) throw new Error(`${name} did not come back`);
      await delay(200);
    }
  }

  /** Makes PostgreSQL unreachable for that long. */
  async stopDatabase(ms: number): Promise<void> {
    this.#door.lead('http://127.0.0.1:1');
    this.#door.cut();
    await delay(ms);
    this.#door.lead(this.database.url);
  }

  /** What the exchange holds for a bettor. */
  async balanceOf({ userName, password }: SoakBettor): Promise<{ bankBalance: number; exposure: number }> {
    const session = await callExchange(
      this.layline.exchangeUrl,
      signIn,
      { body: { userName, password } },
      {},
    );
    if (!session.ok) throw new Error(`${userName} cannot sign in: ${session.code}`);
    const balance = await callExchange(
      this.layline.exchangeUrl,
      getBalance,
      {},
      { token: session.data.token },
    );
    if (!balance.ok) throw new Error(`${userName} has no balance: ${balance.code}`);
    return balance.data;
  }

  async close(): Promise<void> {
    await this.layline.stop();
    await this.#door.close();
    await this.database.drop();
  }

  async #openAccounts(): Promise<void> {
    for (const { userName, password } of soakBettors.filter((one) => one.userName.startsWith('soak'))) {
      const { exchangeUrl } = this.layline;
      const opened = await callExchange(exchangeUrl, signUp, { body: aPerson({ userName, password }) }, {});
      if (!opened.ok) throw new Error(`${userName} could not be opened: ${opened.code}`);
      const body = { amount: 100_000_00, reference: `soak-${userName}` };
      await callExchange(exchangeUrl, fundAccount, { params: { userName }, body }, { operatorKey });
    }
  }
}
