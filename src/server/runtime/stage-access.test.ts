import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { isStageOn } from './stage-access.ts';

const isOn = (env: Record<string, string>) => isStageOn(readSettings(env));

/** Settings with which strangers, or real money, would be reached. */
const forbidden: [Record<string, string>, why: RegExp][] = [
  [{ LAYLINE_PRODUCTION: '1' }, /LAYLINE_PRODUCTION is set/],
  [{ LAYLINE_DEMO_IN_PUBLIC: '1' }, /LAYLINE_DEMO_IN_PUBLIC is set/],
  [{ LAYLINE_HOST: '0.0.0.0' }, /LAYLINE_HOST is "0\.0\.0\.0"/],
  [{ LAYLINE_HOST: '192.0.2.7' }, /LAYLINE_HOST is "192\.0\.2\.7"/],
  [{ LAYLINE_SITE_URL: 'https://bets.example' }, /LAYLINE_SITE_URL is "https:\/\/bets\.example"/],
  [{ LAYLINE_TRUST_PROXY: 'loopback' }, /LAYLINE_TRUST_PROXY is set/],
];

describe('the stage', () => {
  test('is there with demo bettors on this machine, unless it is turned off', () => {
    expect(isOn({})).toBe(true);
    expect(isOn({ LAYLINE_HOST: '127.0.0.1', LAYLINE_STAGE: '1' })).toBe(true);
    expect(isOn({ LAYLINE_STAGE: '0' })).toBe(false);
  });

  test.each(forbidden)('is not there with %o', (env) => {
    expect(isOn(env)).toBe(false);
  });

  test.each(forbidden)('stops the start if it is asked for with %o', (env, why) => {
    expect(() => isOn({ ...env, LAYLINE_STAGE: '1' })).toThrow(why);
  });
});
