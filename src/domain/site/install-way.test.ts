import { expect, test } from 'vitest';
import { installWayOf, type InstallFacts, type InstallWay } from './install-way.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const android = 'Mozilla/5.0 (Android 14; Mobile; rv:136.0) Gecko/136.0 Firefox/136.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/134.0.0.0 Safari/537.36';

const cases: [string, Partial<InstallFacts>, InstallWay][] = [
  ['a Mac', { userAgent: mac }, 'desktop'],
  ['an iPad that calls itself a Mac', { userAgent: mac, touchPoints: 5 }, 'ios'],
  ['an iPhone', { userAgent: iphone, touchPoints: 5 }, 'ios'],
  ['an Android phone', { userAgent: android, touchPoints: 5 }, 'android'],
  ['a Windows machine with a touch screen', { userAgent: windows, touchPoints: 10 }, 'desktop'],
  ['a browser that offers it', { userAgent: android, isOffered: true }, 'offered'],
  ['the installed app', { userAgent: android, isOffered: true, isInstalled: true }, 'installed'],
];

test.each(cases)('on %s', (_, facts, way) => {
  expect(
    installWayOf({ isInstalled: false, isOffered: false, userAgent: '', touchPoints: 0, ...facts }),
  ).toBe(way);
});
