import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { noDevice } from './device.ts';
import { deviceMachine, selectFlags } from './device.machine.ts';

function openDevice(path: string) {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36';
  const device = createActor(deviceMachine, { input: { userAgent, path } }).start();
  const now = () => device.getSnapshot();
  return {
    go: (to: string) => device.send({ type: 'path.changed', path: to }),
    flags: () => selectFlags(now()),
    state: () => now().value,
  };
}
const android = { isIphone: false, isAndroid: true, isMobile: true, isWindows: false };

test('[FRM-8] the flags are there when the first page is a market’s', () => {
  const { flags, state } = openDevice('/marketdetails/7/4');
  expect([flags(), state()]).toEqual([android, 'detected']);
});

test('[FRM-8] they are raised on the way to a market and cleared on the way to any other page', () => {
  const { go, flags, state } = openDevice('/');
  expect([flags(), state()]).toEqual([noDevice, 'cleared']);
  go('/marketdetails/7/4');
  go('/marketdetails/8/2');
  expect([flags(), state()]).toEqual([android, 'detected']);
  go('/lotterydetails/7/66104');
  expect([flags(), state()]).toEqual([noDevice, 'cleared']);
});
