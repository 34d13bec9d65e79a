import { listMarkets } from '#contract/market.ts';
import { setEventState, settleMarket } from '#contract/operator.ts';
import { listAllEvents } from '#contract/reference.ts';
import type { Operator } from './operator.ts';
import { stageTournament } from './scene.ts';

/** Takes an event off the stage: voids what is open of it and ends it. */
export async function takeOff(operator: Operator, eventId: string): Promise<void> {
  for (const { marketId, status } of await operator(listMarkets, { query: { eventId } }))
    if (status !== 'CLOSED') await operator(settleMarket, { params: { marketId }, body: {} });
  const body = { inPlay: false, ended: true };
  await operator(setEventState, { params: { eventId }, body });
}

/** Takes off the events that an earlier start has put on, except those to be kept. */
export async function clearStage(operator: Operator, isKept: (eventId: string) => boolean): Promise<void> {
  const bySport = await operator(listAllEvents, { body: { key: 'layline' } });
  const left = Object.values(bySport)
    .flat()
    .filter(({ tournamentId }) => tournamentId === stageTournament.tournamentId)
    .filter(({ exEventId }) => !isKept(exEventId));
  for (const { exEventId } of left) await takeOff(operator, exEventId);
}
