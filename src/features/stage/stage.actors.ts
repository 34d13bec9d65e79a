import { stagePaths, type ScenarioEntry, type StageRun, type StageScene } from '#domain/site/stage.ts';

/** The gateway refused; the message says why. */
export class StageRefusal extends Error {
  override readonly name = 'StageRefusal';
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json()) as Answer & { errors?: { message: string }[] };
  if (!response.ok) throw new StageRefusal(answer.errors?.[0]?.message ?? `It answered ${response.status}.`);
  return answer;
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Null if this gateway has no stage. */
export async function listScenarios(): Promise<readonly ScenarioEntry[] | null> {
  const response = await fetch(stagePaths.scenarios);
  if (response.status === 404) return null;
  return (await answerOf<{ scenarios: ScenarioEntry[] }>(response)).scenarios;
}

export async function listRuns(): Promise<readonly StageRun[]> {
  return (await answerOf<{ runs: StageRun[] }>(await fetch(stagePaths.runs))).runs;
}

export async function putOn(scenario: string): Promise<StageScene> {
  return answerOf(await fetch(stagePaths.scenes, post({ scenario })));
}

export async function play(scenario: string, eventId: string): Promise<void> {
  await answerOf(await fetch(stagePaths.runs, post({ scenario, eventId })));
}
