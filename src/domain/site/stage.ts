/** What the page `/stage` and `npm run scenario` read and send: scenarios that make any state of the site happen. */

/** What is told about a scenario before it is played. */
export interface ScenarioEntry {
  /** In small letters, with dashes. */
  name: string;
  /** One sentence: what happens. */
  happens: string;
  /** What a bettor should then see. */
  sees: string;
  /** Whether it can be played on an event of the day; all can on an event of the stage. */
  onAnyEvent: boolean;
}

/** An event put on for one scenario. */
export interface StageScene {
  scenario: string;
  eventId: string;
  eventName: string;
  /** The path of its page. */
  address: string;
}

/** One playing of a scenario. */
export interface StageRun {
  runId: string;
  scenario: string;
  eventId: string;
  address: string;
  state: 'RUNNING' | 'DONE' | 'FAILED';
  /** What it did so far, oldest first; `at` is RFC 3339, UTC. The last of a failed run says why. */
  steps: readonly { at: string; text: string }[];
}

/** Where the gateway answers about the stage. */
export const stagePaths = {
  scenarios: '/stage/scenarios',
  scenes: '/stage/scenes',
  runs: '/stage/runs',
} as const;
