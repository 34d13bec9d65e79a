import { orderMutations, orderQueries } from '#server/gateway/resolvers/orders.ts';
import { paymentMutations, paymentQueries } from '#server/gateway/resolvers/payments.ts';
import type { IssuedToken } from '#server/exchange/accounts/sessions.ts';
import type { Instruction } from '#contract/order.ts';
import { isCashOutDone } from '#contract/cash-out.ts';
import type { CommandResult } from '#server/exchange/engine/commands/commands.ts';
import { bettor, type Exchange } from './exchange.ts';

/** What the browser sends, as far as this gateway reads it. */
export interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
  token: string | null;
}

/** Status and body of an HTTP answer. */
export interface Answered {
  status: number;
  body: unknown;
}

type Resolver = (parent: never, args: never, context: never) => unknown;

/** The resolver of each operation that commands or asks about one, with the field of the answer that it fills. */
const resolvers: Record<string, [field: string, resolver: unknown]> = {
  SendInstructions: ['sendInstructions', orderMutations.sendInstructions],
  InstructionLookup: ['instructionResult', orderQueries.instructionResult],
  GiveUp: ['giveUp', orderMutations.giveUp],
  AskDeposit: ['askDeposit', paymentMutations.askDeposit],
  TransferMoney: ['transferMoney', paymentMutations.transferMoney],
  PaymentLookup: ['paymentResult', paymentQueries.paymentResult],
};

export const sessionFields = ({ token, expiresAt, hardExpiresAt }: IssuedToken) => ({
  token,
  userName: bettor,
  isLogin: 1,
  isSelfExcluded: false,
  isTimedOut: false,
  isPractice: false,
  expiresAt: new Date(expiresAt).toISOString(),
  hardExpiresAt: new Date(hardExpiresAt).toISOString(),
});

const refused: Answered = { status: 401, body: { errors: [{ message: 'Sign in.' }] } };
const data = (of: object): Answered => ({ status: 200, body: { data: of } });

/** As the exchange's routes do it. */
const ofOrders = (result: CommandResult | null) =>
  result && 'clientId' in result && !isCashOutDone(result) && !('payment' in result) ? result : null;

const upstreamOf = (exchange: Exchange) => ({
  sendInstructions: (_: unknown, { instructions }: { instructions: readonly Instruction[] }) => ({
    results: instructions.map((instruction) => exchange.instruct(instruction)),
  }),
  result(_: unknown, { clientId }: { clientId: string }) {
    const result = ofOrders(exchange.resultOf(clientId));
    const orders = result && 'orders' in result ? result.orders : [];
    const [placed] = orders;
    return { result, order: placed ? exchange.orders.get(placed.orderId) : null };
  },
  giveUp(_: unknown, { clientId }: { clientId: string }) {
    const result = exchange.giveUp(clientId);
    return { isGivenUp: result.status === 'REFUSED' && result.code === 'GIVEN_UP' };
  },
  askDeposit: (_: unknown, asked: Parameters<Exchange['askDeposit']>[0]) => ({
    result: exchange.askDeposit(asked),
  }),
  transferMoney: (_: unknown, asked: Parameters<Exchange['transfer']>[0]) => ({
    result: exchange.transfer(asked),
  }),
  paymentResult: (_: unknown, { clientId }: { clientId: string }) => ({
    result: exchange.resultOf(clientId),
  }),
});

/** The gateway's own resolvers on the exchange in memory, without HTTP and GraphQL between. */
export class Gateway {
  readonly #exchange: Exchange;
  readonly #context: { upstream: ReturnType<typeof upstreamOf>; caller: object };

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
    this.#context = { upstream: upstreamOf(exchange), caller: {} };
  }

  /** Whether a token opens a stream. */
  knows = async (token: string): Promise<boolean> => (await this.#exchange.callerOf(token)) !== null;

  async answer({ operationName, variables, token }: Asked): Promise<Answered> {
    if (operationName === 'SignIn')
      return data({ signIn: { __typename: 'Session', ...sessionFields(await this.#exchange.signIn()) } });
    if (token === null) return refused;
    if (operationName === 'RenewSession') {
      const renewed = await this.#exchange.renew(token);
      return renewed ? data({ renewSession: sessionFields(renewed) }) : refused;
    }
    const caller = await this.#exchange.callerOf(token);
    if (!caller) return refused;
    if (operationName === 'Logout') {
      await this.#exchange.end(caller.sessionId);
      return data({ logout: true });
    }
    const known = resolvers[operationName];
    if (!known) throw new Error(`This gateway does not know ${operationName}`);
    const [field, resolver] = known;
    return data({
      [field]: await (resolver as Resolver)(null as never, variables as never, this.#context as never),
    });
  }
}
