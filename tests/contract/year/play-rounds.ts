import { createLaunchCode, playRound, redeemLaunchCode } from '#contract/casino.ts';
import { bettor, type YearWorld } from './year-world.ts';

const rupee = 100;

/** The bettor plays a few rounds of a game. Returns how many. */
export async function playRounds(world: YearWorld): Promise<number> {
  let played = 0;
  const { random, exchange } = world;
  const eventId = '99.0001';
  const launch = await world.ask(createLaunchCode, { body: { eventId } });
  if (!launch) return played;
  const redeemed = await exchange.call(redeemLaunchCode, { body: { code: launch.code } }, exchange.games);
  if (!redeemed.ok) {
    world.noteRefusal(redeemed.code);
    return played;
  }
  const { sessionId } = redeemed.data;
  for (let at = random.integer(1, 4); at > 0; at--) {
    const stake = random.integer(10 * rupee, 100 * rupee);
    const payout = random.pick([0, 0, stake, Math.floor(stake * 1.95)]);
    const told = { gameName: 'A game', bet: 'Left', result: payout > 0 ? 'left' : 'right' };
    const body = { userName: bettor, sessionId, eventId, ...told, stake, payout };
    const input = { params: { roundId: world.newId('round') }, body };
    const answer = await exchange.call(playRound, input, exchange.games);
    if (!answer.ok) world.noteRefusal(answer.code);
    else played++;
  }
  return played;
}
