import { quoteCashOut } from '#contract/cash-out.ts';
import type { Credentials } from '#contract/rest-client.ts';
import type { Random } from '#server/maker/random.ts';
import type { Situation } from './choose-request.ts';
import { callOnce, type Request } from './requests.ts';

/**
 * A cash out of the bettor's position in one of the markets, as currently quoted: sometimes of one runner, sometimes of
 * a part, sometimes with legs that are not a hedge. Null: there is nothing to cash out, or no answer.
 */
export async function chooseCashOut(
  random: Random,
  { markets, nextId }: Situation,
  url: string,
  credentials: Credentials,
): Promise<Request | null> {
  const { marketId, runnerIds } = random.pick(markets);
  const runnerId = random.chance(0.3) ? random.pick(runnerIds) : null;
  const percent = random.chance(0.5) ? 100 : random.integer(1, 99);
  const query = { percent, ...(runnerId !== null && { runnerId }) };
  const answer = await callOnce(url, quoteCashOut, { params: { marketId }, query }, credentials);
  if (!answer?.ok) return null;
  const { legs: quoted, before } = answer.data;
  const legs = random.chance(0.9) ? quoted : quoted.map((leg) => ({ ...leg, stake: leg.stake * 3 }));
  return { type: 'CASH_OUT', marketId, cashOut: { clientId: nextId(), runnerId, percent, legs, before } };
}
