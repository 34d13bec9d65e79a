import { isStageAccess } from '#contract/stage-access.ts';
import type { House } from './http/stage-routes.ts';
import type { Upstream } from './upstream/upstream.ts';

/**
 * Opens the stage: the exchange with faults in front of it, and the house that plays scenarios once `main.ts` has given
 * this process the operator's key. Neither's code is loaded without a stage.
 */
export async function openStageDoor(
  exchange: Upstream,
  baseUrl: string,
): Promise<{ upstream: Upstream; house: House }> {
  const [{ openFaults }, { StageHouse }] = await Promise.all([
    import('./upstream/faults.ts'),
    import('#server/stage/stage-house.ts'),
  ]);
  const { upstream, faults } = openFaults(exchange);
  const house = new StageHouse({
    baseUrl,
    faults,
    eventsChanged: () => exchange.forgetEvents(),
    now: Date.now,
  });
  process.on('message', (message) => {
    if (isStageAccess(message)) house.letIn(message);
  });
  return { upstream, house };
}
