import type { ScenarioEntry } from '#domain/site/stage.ts';
import type { SceneKind } from './scenes.ts';
import type { Stage } from './stage.ts';

/** A state of the site that can be made to happen. */
export interface Scenario extends ScenarioEntry {
  /** The event that is put on for it. */
  scene: SceneKind;
  /** Makes it happen on the stage's event. Rejects with words for a person if it cannot. */
  run(stage: Stage): Promise<void>;
}
