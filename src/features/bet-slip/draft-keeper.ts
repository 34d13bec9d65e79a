import type { KeptDrafts } from '#kept/kept-drafts.ts';
import { visitorName } from '#kept/layline-database.ts';
import { draftsOf, type BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
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
  /** Whether the browser took them when they were last saved. */
  #isTaken = true;
  #written = '';

  constructor(slip: BetSlipRef, drafts: KeptDrafts) {
    this.#slip = slip;
    this.#drafts = drafts;
  }

  /** What a visitor chose moves to the user who signs in, or is restored by the next page. Returns how to stop. */
  startFor(userName: string): () => void {
    const before = this.#isTaken ? this.#kept : new Map<string, DraftCard>();
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
        this.#takeNewer(before, drafts);
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

  /**
   * What this tab had kept, another one may since have changed or removed: this tab, which may be behind others, never
   * writes it back.
   */
  #takeNewer(before: ReadonlyMap<string, DraftCard>, drafts: readonly DraftCard[]): void {
    for (const shown of draftsOf(this.#slip.getSnapshot())) {
      const { id, stakeText, oddsText } = shown;
      const own = before.get(id);
      // Chosen or changed here only now.
      if (own?.stakeText !== stakeText || own.oddsText !== oddsText) continue;
      const newer = drafts.find((draft) => draft.id === id);
      // Under another id it was chosen anew in another tab. It is taken whole, so that the same bet has one id in both.
      if (!newer || newer.clientId !== shown.clientId) this.#slip.send({ type: 'selection.removed', id });
      else if (newer.stakeText !== stakeText)
        this.#slip.send({ type: 'stake.typed', id, text: newer.stakeText });
      if (newer?.clientId === shown.clientId && newer.oddsText !== oddsText && !isQuoted(shown.kind))
        this.#slip.send({ type: 'odds.typed', id, text: newer.oddsText });
    }
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
    void this.#drafts.save(userName, drafts, dropped).then(
      () => (this.#isTaken = true),
      () => (this.#isTaken = false),
    );
  }
}
