import { expect, test } from 'vitest';
import { deviceFlags, noDevice } from './device.ts';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const market = '/marketdetails/7/4';

test.each([
  [
    'an iPhone',
    mozilla('iPhone; CPU iPhone OS 18_1 like Mac OS X', `${webkit} Version/18.1 Mobile/15E148`),
    'Iphone Mobile',
  ],
  [
    'an Android phone',
    mozilla('Linux; Android 15; Pixel 9', `${webkit} Chrome/131.0 Mobile Safari/537.36`),
    'Android Mobile',
  ],
  [
    'an Android tablet',
    mozilla('Linux; Android 14; SM-X910', `${webkit} Chrome/131.0 Safari/537.36`),
    'Android Mobile',
  ],
  ['an iPad', mozilla('iPad; CPU OS 12_5 like Mac OS X', `${webkit} Version/12.1`), 'Mobile'],
  ['another phone', mozilla('Mobile; rv:48.0', 'Gecko/48.0 Firefox/48.0 KAIOS/2.5'), 'Mobile'],
  [
    'a Windows phone',
    mozilla('Windows Phone 10.0; Android 6.0.1; Lumia 950', `${webkit} Mobile like iPhone`),
    'Mobile',
  ],
  ['Windows', mozilla('Windows NT 10.0; Win64; x64', `${webkit} Chrome/131.0`), 'Windows'],
  ['a Mac', mozilla('Macintosh; Intel Mac OS X 10_15_7', `${webkit} Safari/605.1.15`), ''],
  ['nothing known', '', ''],
])('[FRM-8] on a market’s page %s is known by what it says', (_device, userAgent, expected) => {
  const flags = deviceFlags(userAgent, market);
  const raised = Object.entries(flags).flatMap(([name, isRaised]) => (isRaised ? [name.slice(2)] : []));
  expect(raised.join(' ')).toBe(expected);
});

test.each(['/', '/lotterydetails/7/66104', '/home/marketdetails', '/marketdetailsx/7/4'])(
  '[FRM-8] on %s all four flags are cleared',
  (path) => {
    expect(deviceFlags(mozilla('iPhone; CPU iPhone OS 18_1', 'Mobile'), path)).toEqual(noDevice);
  },
);
