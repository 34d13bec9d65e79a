import type { Score } from '#domain/market/event.ts';
import { setEventState, setMarketStatus, settleMarket, voidBets } from '#contract/operator.ts';
import { publishScore } from '#contract/score.ts';
import type { Faults } from './faults.ts';
import type { Operator } from './operator.ts';
import type { Scene, StageMarket } from './scene.ts';
import type { StageMaker } from './stage-maker.ts';

/** What a scenario acts with. */
export interface Stage {
  readonly scene: Scene;
  /** The scene's main market. */
  readonly market: StageMarket;
  readonly operator: Operator;
  readonly maker: StageMaker;
  readonly faults: Faults;
  now(): number;
  wait(seconds: number): Promise<void>;
  /** Tells what was just done, to the page and the command line. */
  tell(text: string): void;
  /** Ends the exchange's process without warning; `main.ts` starts it again. */
  killExchange(): void;
}

/** Suspends every market of the scene. */
export async function suspend(stage: Stage, reason: string | null): Promise<void> {
  for (const { marketId } of stage.scene.markets) {
    const body = { status: 'SUSPENDED', suspendReason: reason } as const;
    await stage.operator(setMarketStatus, { params: { marketId }, body });
  }
  stage.tell(`Suspended${reason ? ` for ${reason}` : ''}.`);
}

/** Opens every market of the scene again. */
export async function reopen(stage: Stage): Promise<void> {
  for (const { marketId } of stage.scene.markets)
    await stage.operator(setMarketStatus, { params: { marketId }, body: { status: 'OPEN' } });
  stage.tell('Open again.');
}

/** Takes the old offers out of the main market, which can be done while it is suspended. */
export async function takeOffersOut({ scene, market, maker }: Stage): Promise<void> {
  if (scene.isOwn) await maker.leave(market.marketId);
}

/** Quotes the main market, which is open, at these odds, in its runners' order. An event of the day has its own maker. */
export async function quoteAt({ scene, market, maker, tell }: Stage, odds: readonly number[]): Promise<void> {
  if (!scene.isOwn) return;
  await maker.quote(
    market.marketId,
    market.runners.map(({ runnerId, odds: first }, at) => ({ runnerId, odds: odds[at] ?? first })),
  );
  tell('New prices.');
}

/** Publishes the score and one key incident. */
export async function tellScore(
  { operator, scene, now, tell }: Stage,
  score: Score,
  incident: { moment: string; mark: string; text: string },
): Promise<void> {
  const { eventId } = scene;
  if (scene.isOwn) {
    const at = new Date(now()).toISOString();
    const first = { number: 1, weight: 'KEY', side: 'HOME', at, ...incident } as const;
    await operator(publishScore, { params: { eventId }, body: { score, incidents: [first] } });
  } else await operator(setEventState, { params: { eventId }, body: { score } });
  tell(`${incident.text}. Score: ${[score.home, score.away].filter((figure) => figure !== '').join('–')}.`);
}

/** Settles a market. `winners` are positions in it; none voids it. */
export async function settle(
  { operator, tell }: Stage,
  { marketId, marketName, runners }: StageMarket,
  winners: readonly number[],
): Promise<void> {
  const won = runners.filter((_, at) => winners.includes(at));
  const body = { winners: won.map(({ runnerId }) => runnerId) };
  await operator(settleMarket, { params: { marketId }, body });
  const names = won.map(({ name }) => name).join(' and ');
  tell(names ? `${marketName}: settled, ${names} won.` : `${marketName}: void, all stakes go back.`);
}

/** Voids what was matched in the main market from `from` until now, epoch ms. */
export async function voidSince({ operator, market, now, tell }: Stage, from: number): Promise<void> {
  const body = { from: new Date(from).toISOString(), to: new Date(now()).toISOString() };
  const { voided } = await operator(voidBets, { params: { marketId: market.marketId }, body });
  tell(`Made ${voided} matches void.`);
}

/** Ends the event: it is over, whatever its markets still wait for. */
export async function endEvent({ operator, scene }: Stage): Promise<void> {
  const body = { inPlay: false, ended: true };
  await operator(setEventState, { params: { eventId: scene.eventId }, body });
}
