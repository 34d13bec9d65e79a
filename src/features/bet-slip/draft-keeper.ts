import type { KeptDrafts } from '#kept/kept-drafts.ts';
import { visitorName } from '#kept/layline-database.ts';
import { draftsOf, type BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';
import type { DraftCard } from '#domain/bet/slip-card.ts';

/**
 * Keeps the slip's selections in this browser, by user, and restores them. When a card becomes a bet, the bet's own
 * transaction drops the kept selection (`KeptIntents.put`), never this class: until then it stays kept.
 */
export class DraftKeeper {
  readonly #slip: BetSlipRef;
  readonly #drafts: KeptDrafts;
  #userName: string | null = null;
  #kept = new Map<string, DraftCard>();
  #written = '';

  constructor(slip: BetSlipRef, drafts: KeptDrafts) {
    this.#slip = slip;
    this.#drafts = drafts;
  }

  /** What a visitor chose moves to the user who signs in, or is restored by the next page. Returns how to stop. */
  startFor(userName: string): () => void {
    this.#userName = userName;
    this.#kept = new Map();
    this.#written = '';
    let isOver = false;
    let stop = () => {};
    const taken = userName === visitorName ? Promise.resolve() : this.#drafts.takeVisitors(userName);
    const read = taken.then(() => this.#drafts.of(userName));
    void read.then(
      (drafts) => {
        if (isOver) return;
        for (const draft of drafts) this.#kept.set(draft.id, draft);
        if (drafts.length > 0) this.#slip.send({ type: 'draft.restored', cards: drafts });
        this.#save(userName);
        const subscription = this.#slip.subscribe(() => this.#save(userName));
        stop = () => subscription.unsubscribe();
      },
      // The browser keeps nothing: the slip still works, and is empty at the next visit.
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
    // A card that is now a bet is still in the slip, so it is not dropped here.
    const standing = new Set(snapshot.context.cards.map(({ id }) => id));
    const dropped = [...this.#kept.keys()].filter((id) => !standing.has(id));
    this.#kept = new Map(drafts.map((draft) => [draft.id, draft]));
    void this.#drafts.save(userName, drafts, dropped).catch(() => undefined);
  }
}
