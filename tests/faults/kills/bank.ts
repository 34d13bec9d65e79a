import { listBankTransactions, type BankTransaction } from '#contract/payment-provider.ts';
import { callExchange } from '#contract/rest-client.ts';
import { programEntry } from '#tests/support/program-entry.ts';
import { ExchangeProcess } from './exchange-process.ts';
import { findPort } from './find-port.ts';

const madeFrom = ['src/server/demo-provider', 'src/server/contract', 'src/domain'];

/** The demo provider as a process of its own, which lives on while the exchange is killed. Everything goes a hundred times faster. */
export class Bank {
  readonly url: string;
  readonly #key: string;
  readonly #process: ExchangeProcess;

  private constructor(url: string, key: string, process: ExchangeProcess) {
    this.url = url;
    this.#key = key;
    this.#process = process;
  }

  static async open(settings: { exchangeUrl: string; dataDir: string; key: string }): Promise<Bank> {
    const url = `http://127.0.0.1:${await findPort()}`;
    const entry = programEntry('demo-provider.js', 'src/server/demo-provider/main.ts', madeFrom);
    const process = new ExchangeProcess(entry, {
      LAYLINE_PROVIDER_URL: url,
      LAYLINE_PROVIDER_KEY: settings.key,
      LAYLINE_DATA_DIR: settings.dataDir,
      LAYLINE_DEMO_PROVIDER_SPEED: '100',
      UPSTREAM_URL: settings.exchangeUrl,
    });
    await process.ready;
    return new Bank(url, settings.key, process);
  }

  /** All money that it moved. */
  async transactions(): Promise<BankTransaction[]> {
    const query = { since: '2000-01-01T00:00:00Z' };
    const headers = { authorization: `Bearer ${this.#key}` };
    const answer = await callExchange(this.url, listBankTransactions, { query }, { headers });
    if (!answer.ok) throw new Error(answer.message);
    return answer.data;
  }

  /** What it took in less what it paid out, in minor units. */
  async sum(): Promise<number> {
    let sum = 0;
    for (const { kind, amount } of await this.transactions())
      sum += kind === 'PAY_IN' || kind === 'RETURN' ? amount : -amount;
    return sum;
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
