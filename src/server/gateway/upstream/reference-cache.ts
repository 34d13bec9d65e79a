import { LRUCache } from 'lru-cache';
import type { DataOf } from '#contract/call.ts';
import { cacheTimes, type CachedCall, type UpstreamCalls } from './upstream-calls.ts';

/**
 * Caches parsed answers that are the same for everyone. Requests made while an answer is on its way share it. Failures
 * are not kept.
 */
export class ReferenceCache {
  readonly #answers: LRUCache<CachedCall, object>;

  constructor(ask: (name: CachedCall) => Promise<object>) {
    // If an answer is forgotten while it is on its way, those waiting still get it, but it is not kept.
    this.#answers = new LRUCache({ max: 100, ttl: 1, fetchMethod: ask, ignoreFetchAbort: true });
  }

  async read<Name extends CachedCall>(name: Name): Promise<DataOf<UpstreamCalls[Name]['call']>> {
    const answer = await this.#answers.fetch(name, { ttl: cacheTimes[name] });
    if (!answer) throw new Error(`${name} has no answer`);
    return answer as DataOf<UpstreamCalls[Name]['call']>;
  }

  forget(...names: CachedCall[]): void {
    for (const name of names) this.#answers.delete(name);
  }
}
