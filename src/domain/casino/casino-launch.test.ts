import { expect, test } from 'vitest';
import { filledLink, launchPlan } from './casino-launch.ts';

const withToken = 'https://games/play?token={token}&game={eventId}';

test.each([
  // Each line would also be refused for a later reason; the first that applies counts.
  [false, '', 'OTHER', 'loginFirst'],
  [false, withToken, 'UNIVERSE', 'loginFirst'],
  [false, 'https://games/1', 'VIMAAN', 'loginFirst'],
  [true, '', 'VIMAAN', 'contactUpline'],
  [true, ' ', 'UNIVERSE', 'contactUpline'],
  [true, 'https://games/play?game={eventId}', 'UNIVERSE', 'contactUpline'],
  [true, 'https://games/play?token={TOKEN}', 'UNIVERSE', 'contactUpline'],
  [true, withToken, 'UNIVERSE', 'fill'],
  [true, 'https://games/play?token={token}', 'UNIVERSE', 'fill'],
  [true, withToken, 'VIMAAN', 'open'],
  [true, 'https://games/1', 'VIMAAN', 'open'],
  [true, withToken, 'OTHER', 'contactUpline'],
  [true, withToken, 'universe', 'contactUpline'],
  [true, withToken, '', 'contactUpline'],
])('[CAL-4] token %s, link "%s", company %s: %s', (hasToken, link, companyName, kind) => {
  expect(launchPlan({ eventId: '99.0001', link, companyName }, hasToken)).toEqual({ kind });
});

test('[CAL-4] every placeholder is filled, whatever the values hold', () => {
  const game = { eventId: '99.0001', link: `${withToken}&again={token}#{eventId}`, companyName: 'UNIVERSE' };
  expect(filledLink(game, 'a b&$&')).toBe(
    'https://games/play?token=a%20b%26%24%26&game=99.0001&again=a%20b%26%24%26#99.0001',
  );
  expect(filledLink({ ...game, eventId: '{token}' }, 'code')).toContain('game=%7Btoken%7D&');
});
