import { fileURLToPath } from 'node:url';
import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { setCurrency } from '#domain/money/money.ts';
import { siteUrlOf } from '#server/runtime/addresses.ts';
import { hostRule } from '#server/runtime/own-hosts.ts';
import { closeWithParent, report, takenPortMessage } from '#server/runtime/process.ts';
import { readLiveProjects } from '#server/runtime/live-projects.ts';
import { readCallTable } from '#server/runtime/read-call-table.ts';
import { readSettings, WrongSetting } from '#server/runtime/settings.ts';
import { isStageOn } from '#server/runtime/stage-access.ts';
import { createGateway } from './app.ts';
import { openStageDoor } from './stage-door.ts';
import { placedCalls } from './upstream/placed-calls.ts';
import { restUpstream } from './upstream/rest-upstream.ts';

/** The gateway's process: the site, GraphQL and live prices, over the exchange at `UPSTREAM_URL`. */

/** Works from the sources and from the bundle in dist/server alike. */
const built = (name: string): string =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? `../../../dist/${name}` : `../${name}`, import.meta.url),
  );

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  setCurrency(jurisdictions[settings.LAYLINE_JURISDICTION].currency);
  const { LAYLINE_PORT: port, LAYLINE_HOST: host, UPSTREAM_URL: baseUrl } = settings;
  if (!baseUrl) throw new WrongSetting('UPSTREAM_URL is not set: the gateway needs an exchange.');
  const exchange = restUpstream({
    baseUrl,
    isOwn: settings.LAYLINE_OWN_EXCHANGE,
    siteKey: settings.LAYLINE_SITE_KEY,
    nameHeader: settings.LAYLINE_NAME_HEADER,
    calls:
      settings.LAYLINE_CALLS === undefined ? undefined : placedCalls(readCallTable(settings.LAYLINE_CALLS)),
    log: (sentence) => app.log.warn(sentence),
  });
  const stage = isStageOn(settings) ? await openStageDoor(exchange, baseUrl) : null;
  const app = await createGateway({
    upstream: stage?.upstream ?? exchange,
    stage: stage?.runner,
    workshopDir: stage === null ? undefined : built('workshop'),
    siteDir: built('site'),
    allowAnyQuery: settings.LAYLINE_ANY_QUERY,
    rateLimit: settings.LAYLINE_RATE_LIMIT,
    liveLimits: {
      sockets: settings.LAYLINE_LIVE_SOCKETS,
      subscriptions: settings.LAYLINE_LIVE_SUBSCRIPTIONS,
      messages: settings.LAYLINE_LIVE_MESSAGES,
    },
    jurisdiction: settings.LAYLINE_JURISDICTION,
    hasWorker: settings.LAYLINE_WORKER,
    siteUrl: settings.LAYLINE_SITE_URL,
    pagesUrl: siteUrlOf(settings),
    logLevel: settings.LAYLINE_LOG,
    trustProxy: settings.LAYLINE_TRUST_PROXY,
    isSecure: siteUrlOf(settings).startsWith('https:'),
    isOwnHost: hostRule({ listensOn: host, url: siteUrlOf(settings) }),
    liveProjects: readLiveProjects(settings),
    imageSources: { exchange: baseUrl, hosts: settings.LAYLINE_IMAGE_HOSTS ?? [] },
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new WrongSetting(takenPortMessage(error, port, 'LAYLINE_PORT', '--port') ?? String(error));
  }
  closeWithParent(() => app.close());
  report({ type: 'ready', url: `http://${host}:${port}` });
}

start().catch((error: unknown) => {
  const isTold = error instanceof WrongSetting;
  report({ type: 'failed', message: isTold ? error.message : `The gateway cannot start: ${String(error)}` });
  process.exitCode = 1;
  process.disconnect?.();
});
