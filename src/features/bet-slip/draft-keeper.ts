import { draftsOf, type BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';
import type { DraftCard } from '#domain/bet/slip-card.ts';
import { visitorName, type IntentStore } from './intent-store.ts';

/**
 * Keeps the slip's selections in this browser, by user, and brings them back. What a card became a bet of is dropped by
 * the bet's own transaction (`IntentStore.put`), never here: until then the selection stays kept.
 */
export class DraftKeeper {
  readonly #slip: BetSlipRef;
  readonly #store: IntentStore;
  #userName: string | null = null;
  #kept = new Map<string, DraftCard>();
  #written = '';

  constructor(slip: BetSlipRef, store: IntentStore) {
    this.#slip = slip;
    this.#store = store;
  }

  /** What a visitor chose goes along into the sign-in, or is taken up by the next page. Returns how to stop. */
  startFor(userName: string): () => void {
    this.#userName = userName;
    this.#kept = new Map();
    this.#written = '';
    let isOver = false;
    let stop = () => {};
    const taken = userName === visitorName ? Promise.resolve() : this.#store.takeVisitorDrafts(userName);
    const read = taken.then(() => this.#store.draftsOf(userName));
    void read.then(
      (drafts) => {
        if (isOver) return;
        for (const draft of drafts) this.#kept.set(draft.id, draft);
        if (drafts.length > 0) this.#slip.send({ type: 'draft.restored', cards: drafts });
        this.#save(userName);
        const subscription = this.#slip.subscribe(() => this.#save(userName));
        stop = () => subscription.unsubscribe();
      },
      // A browser that keeps nothing: the slip works, and is empty at the next visit.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
      this.#userName = null;
    };
  }

  #save(userName: string): void {
    if (this.#userName !== userName) return;
    const snapshot = this.#slip.getSnapshot();
    const drafts = draftsOf(snapshot);
    const text = JSON.stringify(drafts);
    if (text === this.#written) return;
    this.#written = text;
    // A card that is a bet now is still in the slip: it is not for this to drop.
    const standing = new Set(snapshot.context.cards.map(({ id }) => id));
    const dropped = [...this.#kept.keys()].filter((id) => !standing.has(id));
    this.#kept = new Map(drafts.map((draft) => [draft.id, draft]));
    void this.#store.saveDrafts(userName, drafts, dropped).catch(() => undefined);
  }
}
