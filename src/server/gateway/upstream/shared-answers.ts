import { LRUCache } from 'lru-cache';

/**
 * Answers that are the same for everyone and change all the time. Those who ask the same share one call, whose answer is
 * kept for a moment. Failures are not kept.
 */
export class SharedAnswers<Asked extends object, Data> {
  readonly #answers: LRUCache<string, { data: Data }>;

  /** `kept`: how long an answer is, ms. */
  constructor(kept: number, ask: (asked: Asked) => Promise<Data>) {
    this.#answers = new LRUCache({
      max: 2_000,
      ttl: kept,
      fetchMethod: async (key): Promise<{ data: Data }> => ({ data: await ask(JSON.parse(key) as Asked) }),
    });
  }

  async of(asked: Asked): Promise<Data> {
    const answer = await this.#answers.fetch(JSON.stringify(asked));
    if (!answer) throw new Error(`There is no answer to ${JSON.stringify(asked)}`);
    return answer.data;
  }
}
