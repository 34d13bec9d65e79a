import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { stagePaths, type ScenarioEntry, type StageRun, type StageScene } from '#domain/site/stage.ts';
import { graphqlError, sendStatus } from './errors.ts';

/** What puts events on and plays scenarios. It rejects with an error whose message is for the person who asked. */
export interface ScenarioCalls {
  scenarios(): ScenarioEntry[];
  runs(): readonly StageRun[];
  putOn(scenario: string): Promise<StageScene>;
  play(scenario: string, eventId: string): Promise<StageRun>;
  close(): void;
}

const short = z.string().max(64);
const sceneBody = z.strictObject({ scenario: short });
const runBody = z.strictObject({ scenario: short, eventId: short.min(1) });

/** Their messages say what to do. Anything else is our fault. */
const told = new Map<string, [status: number, code: string]>([
  ['UnknownScenario', [404, 'UNKNOWN_SCENARIO']],
  ['CannotPlay', [409, 'CANNOT_PLAY']],
]);

/** The calls of the page `/stage` and of `npm run scenario`. Without a runner none of these addresses exists. */
export function stageRoutes(app: FastifyInstance, runner: ScenarioCalls | undefined): void {
  if (!runner) {
    for (const path of ['/stage', '/stage/*']) app.all(path, (_, reply) => sendStatus(reply, 404));
    return;
  }
  app.get(stagePaths.scenarios, () => ({ scenarios: runner.scenarios() }));
  app.get(stagePaths.runs, () => ({ runs: runner.runs() }));
  app.post(stagePaths.scenes, (request, reply) => {
    const body = sceneBody.safeParse(request.body);
    return body.success ? answer(reply, runner.putOn(body.data.scenario)) : sendStatus(reply, 400);
  });
  app.post(stagePaths.runs, (request, reply) => {
    const body = runBody.safeParse(request.body);
    if (!body.success) return sendStatus(reply, 400);
    return answer(reply, runner.play(body.data.scenario, body.data.eventId));
  });
}

async function answer(reply: FastifyReply, asked: Promise<object>): Promise<object> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [status, code] = told.get(error.name) ?? [];
    if (status === undefined || code === undefined) throw error;
    return reply.code(status).send(graphqlError(code, error.message));
  }
}
