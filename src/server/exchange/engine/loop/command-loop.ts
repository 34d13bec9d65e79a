import { itemAt, must } from '#domain/must.ts';
import type { BettorCommand, Command, CommandGate, CommandResult, ResultOf } from '../commands/commands.ts';
import { decideBatch, type Submitted } from './decide-batch.ts';
import { Effects } from '../changes/effects.ts';
import { EndTimer } from './end-timer.ts';
import { forwardOnly } from './forward-only.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { ExchangeStore } from './exchange-store.ts';
import type { FeedFacts } from '../changes/feed-facts.ts';
import { identityOf, repeatedResult } from './request-identity.ts';
import { keyOf, type ResultMemory } from './result-memory.ts';
import { resultIn } from './stored-result.ts';

export interface CommandLoopOptions {
  state: ExchangeState;
  store: ExchangeStore;
  results: ResultMemory;
  /** RFC 3339. Read once per commit: commands decided together share one time. */
  now: () => string;
  /** Called with what a commit changed, right after it and before anybody is answered. */
  publish: (facts: FeedFacts) => void;
  /** Memory is ahead of storage, or may be. The process must end; the next one is rebuilt from storage. */
  onFatal: (error: unknown) => void;
  /** The most commands in one commit. */
  maxBatch?: number;
}

/** The loop takes no more commands. A command rejected with this may or may not have been committed. */
export class LoopStopped extends Error {
  override readonly name = 'LoopStopped';
}

/**
 * The one writer. Commands that arrive during a commit wait until it is on disk. Then they are decided in memory
 * together, in order of arrival, and committed in one transaction. Nobody hears of a decision before its commit.
 */
export class CommandLoop implements CommandGate {
  readonly #options: CommandLoopOptions;
  readonly #now: () => string;
  readonly #maxBatch: number;
  readonly #queue: Submitted[] = [];
  /** Answers to client ids that are queued but not decided yet. */
  readonly #undecided = new Map<string, Promise<CommandResult>>();
  /** For what ends by itself: delays, and deposits and grants. */
  readonly #timers: readonly EndTimer[];
  /** Reads of the state that wait for the commit in flight. */
  readonly #looks: (() => void)[] = [];
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(options: CommandLoopOptions) {
    this.#options = options;
    this.#maxBatch = options.maxBatch ?? 512;
    this.#now = forwardOnly(options.now);
    const { state } = options;
    this.#timers = [
      new EndTimer(state.delays, this.#now, () => void this.#end({ type: 'END_DELAYS' })),
      new EndTimer(state.practice.delays, this.#now, () => void this.#end({ type: 'END_DELAYS' })),
      new EndTimer(state.payments.ends, this.#now, () => void this.#end({ type: 'END_PAYMENTS' })),
    ];
    this.#startTimers();
  }

  submit<C extends Command>(command: C): Promise<ResultOf<C>>;
  submit(command: Command): Promise<CommandResult> {
    const { state, results } = this.#options;
    if (this.#isStopped) return Promise.reject(new LoopStopped('The exchange has stopped.'));
    if (isBettors(command) && !state.hasAccount(command.accountId))
      return Promise.reject(new Error(`There is no account ${command.accountId}`));
    const identity = identityOf(command);
    const known = identity && results.find(identity.key);
    if (known) return known.durable.then(() => repeatedResult(command, identity, known));
    const answer = new Promise<CommandResult>((resolve, reject) => {
      this.#queue.push({ command, identity, resolve, reject });
    });
    if (identity && !this.#undecided.has(identity.key)) this.#undecided.set(identity.key, answer);
    this.#running ??= this.#run();
    return answer;
  }

  look<T>(read: (state: ExchangeState) => T): Promise<T> {
    const reading = async () => {
      if (this.#isStopped) throw new LoopStopped('The exchange has stopped.');
      return read(this.#options.state);
    };
    if (!this.#running) return reading();
    return new Promise((resolve) => this.#looks.push(() => resolve(reading())));
  }

  async resultOf(accountId: string, clientId: string): Promise<CommandResult | null> {
    const { results, store } = this.#options;
    const key = keyOf(accountId, clientId);
    await this.#undecided.get(key);
    const known = results.find(key);
    if (known) {
      await known.durable;
      return known.result;
    }
    if (!results.mayBeStored(key)) return null;
    const [row] = await store.findAnswers([{ accountId, clientId }]);
    return row ? resultIn(row) : null;
  }

  /** Takes no more commands. Resolves once those already taken are committed and answered. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) timer.stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    // Commands that arrive in the same turn of the event loop join the batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, this.#maxBatch);
      try {
        await this.#recallForgotten(batch);
        await this.#commit(batch);
        // Between two commits memory equals storage.
        for (const look of this.#looks.splice(0)) look();
      } catch (error) {
        this.#fail(batch, error);
        break;
      }
    }
    this.#running = null;
    if (!this.#isStopped) this.#startTimers();
  }

  #startTimers(): void {
    for (const timer of this.#timers) timer.start();
  }

  /** Ignores a failure: `onFatal` reports it. */
  async #end(command: Command): Promise<void> {
    await this.submit(command).catch(() => undefined);
  }

  /** Reads forgotten results back from storage, so that a used client id is recognised before it is decided again. */
  async #recallForgotten(batch: readonly Submitted[]): Promise<void> {
    const { results, store } = this.#options;
    const asked = batch.flatMap(({ identity }) => {
      if (!identity || results.find(identity.key) || !results.mayBeStored(identity.key)) return [];
      return [{ accountId: identity.accountId, clientId: identity.clientId }];
    });
    if (asked.length === 0) return;
    for (const row of await store.findAnswers(asked)) results.recall(row);
  }

  async #commit(batch: readonly Submitted[]): Promise<void> {
    const { results, store, publish } = this.#options;
    const effects = new Effects(this.#now());
    const { promise: durable, resolve, reject } = deferred();
    try {
      const decided = decideBatch(batch, this.#options, effects, durable);
      for (const { identity } of batch) if (identity) this.#undecided.delete(identity.key);
      const facts = effects.toFacts();
      if (!effects.isEmpty) await store.commit(effects.toBatch());
      results.settle();
      if (facts.markets.length + facts.accounts.length > 0) publish(facts);
      resolve();
      for (let at = 0; at < batch.length; at++) itemAt(batch, at).resolve(itemAt(decided, at));
    } catch (error) {
      reject(stoppedBy(error));
      throw error;
    }
  }

  /** Ends the loop: this state can no longer be trusted. */
  #fail(batch: readonly Submitted[], error: unknown): void {
    this.#isStopped = true;
    for (const { reject } of [...batch, ...this.#queue.splice(0)]) reject(stoppedBy(error));
    this.#undecided.clear();
    for (const look of this.#looks.splice(0)) look();
    this.#options.onFatal(error);
  }
}

const bettorCommands: Record<BettorCommand['type'], true> = {
  INSTRUCT: true,
  CANCEL_ALL: true,
  CASH_OUT: true,
  GIVE_UP: true,
  ASK_DEPOSIT: true,
  GIVE_UTR: true,
  ASK_WITHDRAWAL: true,
  TRANSFER: true,
  SAVE_PAYEE: true,
  SET_LIMIT: true,
  CONFIRM_LIMIT: true,
  TAKE_TIME_OUT: true,
  EXCLUDE_SELF: true,
  ASK_RETURN: true,
  SET_REALITY_CHECK: true,
  ANSWER_REALITY_CHECK: true,
};

const isBettors = (command: Command): command is BettorCommand => Object.hasOwn(bettorCommands, command.type);

const stoppedBy = (cause: unknown) => new LoopStopped('The exchange has stopped.', { cause });

function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } {
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  // A rejection that nobody waits for is not an error.
  promise.catch(() => undefined);
  return { promise, ...must(settle) };
}
