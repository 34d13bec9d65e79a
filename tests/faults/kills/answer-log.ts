import { isDeepStrictEqual } from 'node:util';
import type { CashOutRequest, CashOutResult } from '#contract/cash-out.ts';
import type { Instruction, InstructionResult } from '#contract/order.ts';
import type { Violation } from './violation.ts';

/** What is sent to one market with an id of its own. */
export type Sent =
  { marketId: string; instruction: Instruction } | { marketId: string; cashOut: CashOutRequest };

export type Result = InstructionResult | CashOutResult;

/** One instruction or cash out, as it was first sent. */
export interface Asked {
  /** The bettor's user name. */
  bettor: string;
  clientId: string;
  /** Null: CANCEL_ALL, in every market. */
  sent: Sent | null;
}

export interface Answered extends Asked {
  result: Result;
}

export const isCashOut = ({ sent }: Asked): boolean => sent !== null && 'cashOut' in sent;

/** What bettors asked and heard. It belongs to the harness, so no kill of the exchange touches it. */
export class AnswerLog {
  readonly #asked = new Map<string, Asked>();
  readonly #answered = new Map<string, Answered>();
  /** Answers that contradict each other. */
  readonly violations: Violation[] = [];
  /** Counts every answer that was heard, including repetitions. */
  heardCount = 0;
  #onCount: { count: number; reached: () => void } | null = null;
  /** Called when the next cash out is sent. */
  #onCashOut: () => void = () => undefined;

  /** Resolves when that many more answers have been heard. */
  untilHeard(more: number): Promise<void> {
    return new Promise((reached) => (this.#onCount = { count: this.heardCount + more, reached }));
  }

  /** Resolves when the next cash out is sent. */
  nextCashOut(): Promise<void> {
    return new Promise((resolve) => (this.#onCashOut = resolve));
  }

  /** Call before sending. A repetition carries the same contents. */
  asked(asked: Asked): void {
    if (isCashOut(asked)) this.#onCashOut();
    if (!this.#asked.has(asked.clientId)) this.#asked.set(asked.clientId, asked);
  }

  /** Call as soon as an answer is heard. An id has one answer, for good. */
  heard(result: Result): void {
    this.#count();
    const { clientId } = result;
    const asked = this.#asked.get(clientId);
    if (!asked) throw new Error(`An answer to ${clientId} was heard, which was never asked`);
    const before = this.#answered.get(clientId);
    if (!before) this.#answered.set(clientId, { ...asked, result });
    else if (!isSameResult(before.result, result))
      this.violations.push({
        kind: 'TWO_ANSWERS',
        what: `${clientId} heard ${JSON.stringify(before.result)} and then ${JSON.stringify(result)}`,
      });
  }

  /** An altered request with an id that already has an answer must be refused. */
  heardAltered(result: Result): void {
    this.#count();
    if (result.status === 'REFUSED' && result.code === 'CLIENT_ID_REUSED') return;
    this.violations.push({
      kind: 'ALTERED_NOT_REFUSED',
      what: `${result.clientId} was sent again with other contents and heard ${JSON.stringify(result)}`,
    });
  }

  #count(): void {
    this.heardCount++;
    if (this.#onCount && this.heardCount >= this.#onCount.count) this.#onCount.reached();
  }

  /** In the order in which they were first heard. */
  answered(): Answered[] {
    return [...this.#answered.values()];
  }

  unanswered(): Asked[] {
    return [...this.#asked.values()].filter(({ clientId }) => !this.#answered.has(clientId));
  }
}

/** Compares as JSON: a missing property equals an undefined one. */
export const isSameResult = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
