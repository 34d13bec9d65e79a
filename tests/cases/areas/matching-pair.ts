import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { MatchingScene } from '../support/matching-scene.ts';
import { aligned } from '../support/matching-views.ts';
import { ownOrders } from '../support/overruled-ids.ts';
import { PlainMatching } from '../support/plain-matching.ts';
import { overruled } from '../support/reference-case.ts';
import { side } from '../support/units.ts';

const bet = z.strictObject({
  op: z.literal('place').optional(),
  betId: z.number(),
  user: z.number(),
  size: z.number(),
  price: z.number(),
  side,
  status: z.enum(['U', 'M']),
  market: z.number(),
  runner: z.number(),
  t: z.number().default(0),
});
type Bet = z.infer<typeof bet>;

const plain = ({ betId, user, market, runner, ...rest }: Bet) => ({
  ...rest,
  id: String(betId),
  user: String(user),
  book: `${market} ${runner}`,
});

/** Two bets that meet each other or do not. */
export const matchingPair = defineArea({
  input: z.strictObject({ incoming: bet, resting: bet }),
  leaveOut: ({ incoming, resting }) => {
    const matching = new PlainMatching();
    for (const one of [resting, incoming]) if (one.status === 'U') matching.place(plain(one));
    return matching.meetsOwnOrders ? overruled(ownOrders) : undefined;
  },
  run: ({ incoming, resting }, { expected }) => {
    const scene = new MatchingScene({});
    const bets = [resting, incoming];
    for (const market of new Set(bets.map((one) => one.market)))
      scene.desk.openMarket([...new Set(bets.map(({ runner }) => String(runner)))], String(market));
    // A bet that is already matched was matched with somebody else's before the two meet.
    for (const one of bets.filter(({ status }) => status === 'M')) {
      place(scene, { ...one, betId: 0, user: 0, side: one.side === 'BACK' ? 'LAY' : 'BACK' });
      place(scene, one);
    }
    for (const one of bets.filter(({ status }) => status === 'U')) place(scene, one);
    const rows = [incoming, resting].flatMap(({ betId }) => scene.rowsOf(betId));
    return { rows: aligned(rows, expected.rows as Record<string, unknown>[]) };
  },
});

const place = (scene: MatchingScene, { market, ...one }: Bet) => scene.place(one, String(market));
