import { siteUrlOf } from './addresses.ts';
import { isOnlyHere } from './own-hosts.ts';
import { WrongSetting, type Settings } from './settings.ts';

/** Who may make events and faults happen at will (`/stage`): only somebody at the machine of a demo. */

/** Why nothing may be staged here, for the person who starts the server; null if it may. */
export function whyNoStage(settings: Settings): string | null {
  const { LAYLINE_PRODUCTION, LAYLINE_DEMO_IN_PUBLIC, LAYLINE_HOST, LAYLINE_TRUST_PROXY } = settings;
  if (LAYLINE_PRODUCTION) return 'LAYLINE_PRODUCTION is set: on a real exchange nothing is staged.';
  if (LAYLINE_DEMO_IN_PUBLIC) return 'LAYLINE_DEMO_IN_PUBLIC is set: strangers could stop the exchange.';
  if (!isOnlyHere(LAYLINE_HOST)) return `LAYLINE_HOST is "${LAYLINE_HOST}": others can come there.`;
  const siteUrl = siteUrlOf(settings);
  if (!isOnlyHere(new URL(siteUrl).hostname))
    return `LAYLINE_SITE_URL is "${siteUrl}": others can come there.`;
  if (LAYLINE_TRUST_PROXY !== undefined)
    return 'LAYLINE_TRUST_PROXY is set: others can come through the proxy.';
  return null;
}

/** Throws `WrongSetting` if the stage is asked for where there must be none. */
export function isStageOn(settings: Settings): boolean {
  const why = whyNoStage(settings);
  if (why !== null && settings.LAYLINE_STAGE) throw new WrongSetting(`LAYLINE_STAGE cannot be 1. ${why}`);
  return why === null && settings.LAYLINE_STAGE !== false;
}

/** What `main.ts` tells the gateway once the exchange serves, if the stage is on. */
export interface StageAccess {
  type: 'stage-access';
  operatorKey: string;
  /** The folder with `processes.json`. */
  dataDir: string;
}

export const isStageAccess = (value: unknown): value is StageAccess =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'stage-access';
