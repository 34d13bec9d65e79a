import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stagePaths, type StageRun, type StageScene } from '#domain/site/stage.ts';
import { allScenarios, scenarioOf, UnknownScenario } from '#server/stage/all-scenarios.ts';

/**
 * `npm run scenario -- NAME [--event E] [--after SECONDS] [--url SITE]`: makes a state happen on the running Layline.
 * Without an event it puts one on, prints its address, and waits before it plays.
 */

const help = `npm run scenario -- NAME [--event E] [--after SECONDS] [--url SITE]

Plays a scenario on the Layline that runs at SITE (http://localhost:4000). Without --event it puts on an event of its
own, prints its address and waits SECONDS (15), so that you can open it and bet. Names marked * can also be played on
any event, at once.

${allScenarios.map(({ name, happens, sees, onAnyEvent }) => `${onAnyEvent ? '* ' : '  '}${name.padEnd(18)}${happens}\n${' '.repeat(20)}${sees}`).join('\n')}
`;

class Failed extends Error {}

async function ask<Answer>(url: string, body?: object): Promise<Answer> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, body ? post : {}).catch(() => {
    throw new Failed(
      `No Layline answers at ${new URL(url).origin}. Start it with npm start, or say where with --url.`,
    );
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { errors?: { message: string }[] };
  if (response.ok) return answer;
  if (response.status === 404 && !answer.errors?.[0]?.message.startsWith('There is no scenario'))
    throw new Failed(
      'That Layline has no stage: it is in production, open to others, or LAYLINE_STAGE is 0.',
    );
  throw new Failed(answer.errors?.[0]?.message ?? `It answered ${response.status}.`);
}

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      event: { type: 'string' },
      after: { type: 'string', default: '15' },
      url: { type: 'string', default: `http://localhost:${process.env.LAYLINE_PORT ?? '4000'}` },
      help: { type: 'boolean' },
    },
  });
  const [given] = positionals;
  if (given === undefined || values.help) {
    console.log(help);
    return;
  }
  const scenario = scenarioOf(given).name;
  const site = values.url.replace(/\/+$/, '');
  const seconds = Number(values.after);
  if (!(seconds >= 0)) throw new Failed(`--after is "${values.after}": not a number of seconds.`);
  const eventId = values.event ?? (await putOn(site, scenario, seconds));
  const { runId } = await ask<StageRun>(`${site}${stagePaths.runs}`, { scenario, eventId });
  await follow(site, runId);
}

async function putOn(site: string, scenario: string, seconds: number): Promise<string> {
  const { eventId, eventName, address } = await ask<StageScene>(`${site}${stagePaths.scenes}`, { scenario });
  console.log(`${eventName}: ${site}${address}`);
  console.log(`${scenario} follows in ${seconds} seconds.`);
  await sleep(seconds * 1_000);
  return eventId;
}

/** Prints what the run does until it ends. */
async function follow(site: string, runId: string): Promise<void> {
  for (let told = 0; ; await sleep(500)) {
    const { runs } = await ask<{ runs: StageRun[] }>(`${site}${stagePaths.runs}`);
    const run = runs.find((one) => one.runId === runId);
    for (const { at, text } of run?.steps.slice(told) ?? []) console.log(`${at.slice(11, 19)}  ${text}`);
    told = run?.steps.length ?? told;
    if (run?.state === 'FAILED') throw new Failed(`${run.scenario} could not be played to its end.`);
    if (run?.state !== 'RUNNING') return;
  }
}

start().catch((error: unknown) => {
  const isTold = error instanceof Failed || error instanceof UnknownScenario || error instanceof TypeError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
