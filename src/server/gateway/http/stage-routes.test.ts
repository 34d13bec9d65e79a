import { expect, test } from 'vitest';
import { stagePaths } from '#domain/site/stage.ts';
import { ScenarioRunner } from '#server/stage/scenario-runner.ts';
import { openGateway } from '../testing/gateway-under-test.ts';

const none = () => () => undefined;
const faults = {
  slow: none,
  delayBets: none,
  refuse: none,
  cut: none,
  block: none,
  expireTokens: () => undefined,
};

/** The gateway's stage before `main.ts` has let it in. */
const runner = () =>
  new ScenarioRunner({
    baseUrl: 'http://127.0.0.1:1',
    faults,
    eventsChanged: () => undefined,
    now: () => 0,
  });

async function post(url: string, body: string, type = 'application/json') {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
  return { status: response.status, text: await response.text() };
}

test('without a stage neither the page nor its calls exist', async () => {
  const { url } = await openGateway();
  const page = await fetch(`${url}/stage`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  for (const path of Object.values(stagePaths)) expect((await fetch(`${url}${path}`)).status).toBe(404);
  const played = await post(`${url}${stagePaths.runs}`, '{"scenario":"suspension","eventId":"a"}');
  expect(played.status).toBe(404);
});

test('an unknown scenario is refused with the list of those there are', async () => {
  const { url } = await openGateway({ stage: runner() });
  const answer = await post(`${url}${stagePaths.scenes}`, '{"scenario":"earthquake"}');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain(
    'There is no scenario \\"earthquake\\". There are goal, wicket, ball-running,',
  );
});

test('while the exchange starts, nothing can be put on, and the answer says so', async () => {
  const { url } = await openGateway({ stage: runner() });
  const answer = await post(`${url}${stagePaths.scenes}`, '{"scenario":"goal"}');
  expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('still starting') as string });
});

test('what a form of another site could send is refused', async () => {
  const { url } = await openGateway({ stage: runner() });
  const body = '{"scenario":"exchange-restart","eventId":"a"}';
  expect((await post(`${url}${stagePaths.runs}`, body, 'text/plain')).status).toBe(400);
  expect((await post(`${url}${stagePaths.runs}`, 'a=b', 'application/x-www-form-urlencoded')).status).toBe(
    415,
  );
});

test('the operator’s key is in no answer', async () => {
  const stage = runner();
  stage.letIn({ type: 'stage-access', operatorKey: 'a key nobody may read', dataDir: '/nowhere' });
  const { url } = await openGateway({ stage });
  const answers = [
    await (await fetch(`${url}${stagePaths.scenarios}`)).text(),
    await (await fetch(`${url}${stagePaths.runs}`)).text(),
    (await post(`${url}${stagePaths.scenes}`, '{"scenario":"goal"}')).text,
  ];
  expect(answers.join()).not.toContain('a key nobody may read');
});
