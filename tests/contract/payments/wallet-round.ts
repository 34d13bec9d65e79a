import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/call.ts';
import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import type { Instruction } from '#contract/order.ts';
import { sendInstructions } from '#contract/order.ts';
import {
  askDeposit,
  askWithdrawal,
  getWallet,
  giveUtr,
  transferMoney,
  type Payee,
} from '#contract/payments.ts';
import type { Credentials } from '#contract/rest-client.ts';
import type { Random } from '#server/maker/random.ts';
import { dataOf, type TestExchange } from '#tests/support/test-exchange.ts';

/** Who acts, on which market, and to whom money is sent. */
export interface Wallet {
  exchange: TestExchange;
  userName: string;
  bettor: Credentials;
  payee: Payee;
  random: Random;
}

/** What an act was answered: the same act under the same id must be answered alike. */
export interface Heard {
  clientId: string;
  answer: string;
}

/** How many were told that there is too little for what they asked. */
export const shortOf = (heard: readonly Heard[]): number =>
  heard.filter(({ answer }) => answer.includes('"INSUFFICIENT_BALANCE"')).length;

type Act = () => Promise<unknown>;

const rupee = 100;

/** A bet, a deposit, a withdrawal, a transfer or a cash out, of a size that often cannot be covered. */
function chooseAct({ exchange, bettor, payee, random }: Wallet, marketId: string, clientId: string): Act {
  const roll = random.next();
  if (roll < 0.4) {
    const instruction: Instruction = {
      type: 'PLACE',
      clientId,
      runnerId: random.pick(['r1', 'r2']),
      side: random.pick(['BACK', 'LAY']),
      odds: random.pick([180, 200, 220]),
      stake: random.integer(1, 8) * 100 * rupee,
    };
    const input = { params: { marketId }, body: { instructions: [instruction] } };
    return async () => dataOf(await exchange.call(sendInstructions, input, bettor)).results[0];
  }
  if (roll < 0.55) {
    const body = { clientId, methodId: 'bank', amount: random.integer(5, 20) * 100 * rupee };
    return () => payIn(exchange, bettor, body);
  }
  if (roll < 0.7) {
    const { payeeId, version: payeeVersion } = payee;
    const body = { clientId, payeeId, payeeVersion, amount: random.integer(1, 9) * 100 * rupee };
    return async () => dataOf(await exchange.call(askWithdrawal, { body }, bettor)).result;
  }
  if (roll < 0.9) {
    const direction = random.pick(['TO_PARTNER', 'FROM_PARTNER'] as const);
    const body = { clientId, direction, amount: random.integer(1, 900) * rupee };
    return async () => dataOf(await exchange.call(transferMoney, { body }, bettor)).result;
  }
  return () => cashOut(exchange, bettor, marketId, clientId);
}

let lastUtr = 100_000_000_000;

/** Asks to pay in, and says that it was paid. */
async function payIn(exchange: TestExchange, bettor: Credentials, body: BodyOf<typeof askDeposit>) {
  const { result } = dataOf(await exchange.call(askDeposit, { body }, bettor));
  if (result.status !== 'ACCEPTED') return result;
  const paid = { clientId: `utr-${body.clientId}`, utr: String(++lastUtr) };
  const { paymentId } = result.payment;
  await exchange.call(giveUtr, { params: { paymentId }, body: paid }, bettor);
  return result;
}

async function cashOut(exchange: TestExchange, bettor: Credentials, marketId: string, clientId: string) {
  const quote = await exchange.call(quoteCashOut, { params: { marketId } }, bettor);
  if (!quote.ok) return null;
  const { legs, before } = quote.data;
  const body = { clientId, runnerId: null, percent: 100, legs, before };
  return dataOf(await exchange.call(executeCashOut, { params: { marketId }, body }, bettor)).result;
}

/** Takes out all but a little, so that bets, withdrawals and transfers have to share it. */
export async function keepLittle({ exchange, bettor, payee }: Wallet): Promise<void> {
  const { available } = dataOf(await exchange.call(getWallet, {}, bettor));
  const amount = available - 2_000 * rupee;
  if (amount < 100 * rupee) return;
  const { payeeId, version: payeeVersion } = payee;
  const body = { clientId: `spare-${randomUUID()}`, payeeId, payeeVersion, amount };
  const { result } = dataOf(await exchange.call(askWithdrawal, { body }, bettor));
  if (result.status !== 'ACCEPTED') throw new Error(result.message);
}

/** That many acts at once, a third of them sent twice. Returns what each sending was answered. */
export async function actAtOnce(wallet: Wallet, marketId: string, count: number): Promise<Heard[]> {
  const heard = await Promise.all(
    Array.from({ length: count }, async () => {
      const clientId = `act-${randomUUID()}`;
      const act = chooseAct(wallet, marketId, clientId);
      const copies = wallet.random.chance(1 / 3) ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: copies }, act));
      // A cash out is quoted anew each time, so its copies may differ in what they ask for.
      return answers.map((answer) => ({ clientId, answer: JSON.stringify(answer ?? null) }));
    }),
  );
  return heard.flat();
}
