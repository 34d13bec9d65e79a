/** The steps of a coached first bet: press a price, say how much, see what became of it. */
export type CoachStep = 'price' | 'stake' | 'bet';

/** Where the coach of a first bet stands with an account, as its browser keeps it from visit to visit. */
export type CoachStand = CoachStep | 'notOffered' | 'left' | 'done';

const stands: readonly unknown[] = ['price', 'stake', 'bet', 'notOffered', 'left', 'done'];

const isStand = (kept: unknown): kept is CoachStand => stands.includes(kept);

/** What was kept, whichever version kept it; null: nothing that is known now. */
export const readCoachStand = (kept: unknown): CoachStand | null => (isStand(kept) ? kept : null);
