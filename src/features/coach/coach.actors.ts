import { fromCallback, fromPromise } from 'xstate';
import { slipFactsOf } from '#domain/bet/slip-facts.ts';
import type { CoachStand } from '#domain/bettor/coach-stand.ts';
import type { KeptCoach } from '#kept/kept-coach.ts';
import type { BetSlipRef, BetSlipSnapshot } from '#machines/bet-slip/bet-slip.machine.ts';
import { coachMachine, type CoachEvent } from '#machines/coach/coach.machine.ts';

export interface CoachEffects {
  userName: string;
  kept: KeptCoach;
  slip: BetSlipRef;
  /** The address of a match that can be bet on now; null: there is none. */
  findMatch: () => Promise<string | null>;
  openMatch: (path: string) => void;
  showSlip: () => void;
}

/** The coach of one account, on the page's slip. */
export const provideCoach = ({ userName, kept, slip, findMatch, openMatch, showSlip }: CoachEffects) =>
  coachMachine.provide({
    actors: {
      readStand: fromPromise<CoachStand | null>(() => kept.of(userName)),
      findMatch: fromPromise<string | null>(findMatch),
      watchSlip: fromCallback<CoachEvent>(({ sendBack }) => {
        let told = '';
        const tell = ({ context }: BetSlipSnapshot) => {
          const facts = slipFactsOf(context.cards);
          const text = JSON.stringify(facts);
          if (text !== told) sendBack({ type: 'slip.changed', slip: facts });
          told = text;
        };
        tell(slip.getSnapshot());
        const { unsubscribe } = slip.subscribe(tell);
        return unsubscribe;
      }),
    },
    actions: {
      // A browser that keeps nothing begins anew at the next visit.
      keepStand: (_, { stand }) => void kept.save(userName, stand).catch(() => undefined),
      openMatch: (_, { path }) => {
        if (path !== null) openMatch(path);
      },
      showSlip,
    },
  });
