import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import { tokenRenewalMachine } from '../token-renewal/token-renewal.machine.ts';

export const minutes = (count: number) => count * 60_000;
export const at = (clock: string) => `2026-11-21T${clock}:00.000Z`;
export const issued = (token: string, from: string, to: string): Session => ({
  token,
  userName: 'asha',
  isLogin: 1,
  expiresAt: at(to),
  hardExpiresAt: at('22:00'),
  receivedAt: at(from),
});

/** A renewal under a parent that records what it hears. `now` is when it starts. */
export function openRenewal(
  now: string,
  renew: (token: string) => Promise<Session>,
  session = issued('first', '10:00', '10:30'),
) {
  const heard: string[] = [];
  const clock = new SimulatedClock();
  const parent = createActor(
    setup({
      types: { events: {} as { type: 'token.renewed'; session: Session } },
      actors: {
        renewal: tokenRenewalMachine.provide({
          actors: { renewSession: fromPromise(({ input }) => renew(input.session.token)) },
        }),
      },
    }).createMachine({
      invoke: {
        id: 'renewal',
        src: 'renewal',
        input: { session, now, seed: 1 },
        onDone: { actions: () => heard.push('over') },
      },
      on: { 'token.renewed': { actions: ({ event }) => heard.push(event.session.token) } },
    }),
    { clock },
  ).start();
  const child = parent.getSnapshot().children.renewal!;
  const state = () => child.getSnapshot().value;
  const settle = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { child, clock, heard, state, settle };
}
