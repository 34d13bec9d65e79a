import type { FastifyInstance } from 'fastify';
import { getPlayRecord, getRealityCheck } from '#contract/play-record.ts';
import { addMonths, monthOf } from '#domain/calendar/day.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { frameAt } from '#domain/limits/frame.ts';
import { unionOf } from '#server/exchange/accounts/signed-in-time.ts';
import { pastSpansOf } from '#server/exchange/store/queries/session-queries.ts';
import { netDepositsOf, playedSince } from '#server/exchange/store/queries/play-queries.ts';
import type { LimitNeeds } from './limits.ts';
import { bettorRoute } from './route.ts';

/** How long an account has been signed in since Monday, in milliseconds. */
async function timeThisWeek({ held, db, now }: LimitNeeds, accountId: string, zone: string): Promise<number> {
  const start = Date.parse(frameAt('WEEK', new Date(now()).toISOString(), zone).start);
  // Memory holds no more than a day of sessions that are over.
  const over = await pastSpansOf(db, accountId, start, now());
  return unionOf([...over, ...held.spansOf(accountId, start)], start, now());
}

const minutesOf = (ms: number): number => Math.floor(ms / 60_000);

/** What a bettor did and for how long, at a glance. */
export function realityCheckRoutes(app: FastifyInstance, needs: LimitNeeds): void {
  const { authenticator, gate, held, db, now } = needs;

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
      minutesThisWeek: minutesOf(await timeThisWeek(needs, accountId, zone)),
      minutesSignedIn: minutesOf(now() - held.signedInSince(accountId)),
    };
  });
}
