import { readCoachStand, type CoachStand } from '#domain/bettor/coach-stand.ts';
import type { LaylineDatabase } from './layline-database.ts';

/** Where the coach of a first bet stands, by account. */
export interface KeptCoach {
  /** Null: it never began. At the stake there is a selection: without one, it goes on at the price. */
  of(userName: string): Promise<CoachStand | null>;
  save(userName: string, stand: CoachStand): Promise<void>;
}

const keyOf = (userName: string) => `coach:${userName}`;

export const keepCoach = (layline: LaylineDatabase): KeptCoach => ({
  of: (userName) =>
    layline(async (db) => {
      const [kept, drafts] = await Promise.all([
        db.get('settings', keyOf(userName)),
        db.countFromIndex('drafts', 'byUser', userName),
      ]);
      const stand = readCoachStand(kept);
      return stand === 'stake' && drafts === 0 ? 'price' : stand;
    }),
  save: (userName, stand) =>
    layline(async (db) => {
      await db.put('settings', stand, keyOf(userName));
    }),
});
