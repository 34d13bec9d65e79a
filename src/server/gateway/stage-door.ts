import { isStageAccess } from '#server/runtime/stage-access.ts';
import type { ScenarioCalls } from './http/stage-routes.ts';
import type { Upstream } from './upstream/upstream.ts';

/**
 * Opens the stage: the exchange with faults in front of it, and the runner that plays scenarios once `main.ts` has given
 * this process the operator's key. Neither's code is loaded without a stage.
 */
export async function openStageDoor(
  exchange: Upstream,
  baseUrl: string,
): Promise<{ upstream: Upstream; runner: ScenarioCalls }> {
  const [{ openFaults }, { ScenarioRunner }] = await Promise.all([
    import('./upstream/faults.ts'),
    import('#server/stage/scenario-runner.ts'),
  ]);
  const { upstream, faults } = openFaults(exchange);
  const runner = new ScenarioRunner({
    baseUrl,
    faults,
    eventsChanged: () => exchange.forgetEvents(),
    now: Date.now,
  });
  process.on('message', (message) => {
    if (isStageAccess(message)) runner.letIn(message);
  });
  return { upstream, runner };
}
