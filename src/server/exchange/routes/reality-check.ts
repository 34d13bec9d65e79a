import type { FastifyInstance } from 'fastify';
import { getPlayRecord, getRealityCheck } from '#contract/play-record.ts';
import { addMonths, monthOf } from '#domain/calendar/day.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { netDepositsOf, playedSince } from '#server/exchange/store/queries/play-queries.ts';
import type { LimitNeeds } from './limits.ts';
import { bettorRoute } from './route.ts';

const minutesOf = (ms: number): number => Math.floor(ms / 60_000);

/** What a bettor did and for how long, at a glance. */
export function realityCheckRoutes(
  app: FastifyInstance,
  { authenticator, gate, held, db, now }: LimitNeeds,
): void {
  bettorRoute(app, authenticator, getRealityCheck, async ({ caller: { accountId } }) => {
    const { every, since: from, signedIn, dueIn } = held.clockOf(accountId);
    const since = new Date(from).toISOString();
    return {
      every,
      isDue: dueIn === 0,
      dueIn: dueIn === null ? null : Math.ceil(dueIn / 1_000),
      since,
      minutes: minutesOf(signedIn),
      ...(await playedSince(db, accountId, since)),
    };
  });

  bettorRoute(app, authenticator, getPlayRecord, async ({ caller: { accountId } }) => {
    const zone = await gate.look((state) => state.anyAccount(accountId).limitZone);
    const all = await netDepositsOf(db, accountId, zone);
    const thisMonth = monthOf(dayIn(zone, now()));
    const months = Array.from({ length: 12 }, (_, at) => addMonths(thisMonth, at - 11));
    const sumOf = (of: 'deposited' | 'withdrawn') => all.reduce((sum, month) => sum + month[of], 0);
    return {
      months: months.map((month) => ({
        deposited: 0,
        withdrawn: 0,
        ...all.find((one) => one.month === month),
        month,
      })),
      deposited: sumOf('deposited'),
      withdrawn: sumOf('withdrawn'),
      minutesToday: minutesOf(held.today(accountId, zone)),
      minutesSignedIn: minutesOf(now() - held.signedInSince(accountId)),
    };
  });
}
