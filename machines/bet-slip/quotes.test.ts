import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import { home, openSlip } from '../testing/open-slip.ts';

test('a quote that changed is offered anew under a fresh id, and only the pressed one is sent', () => {
  const { slip, placed, cards, pick, stake, place } = openSlip();
  pick(samplePrice({ kind: 'SESSION', odds: 200, line: 4_600 }));
  stake(home, '100');
  place();
  expect(placed).toMatchObject([{ odds: 200, line: 4_600, take: null }]);
  slip.send({
    type: 'bet.changed',
    report: {
      clientId: placed[0]!.clientId,
      state: 'refused',
      take: null,
      order: null,
      refusal: { code: 'QUOTE_CHANGED', message: '', quote: { odds: 190, line: 4_700 } },
    },
  });
  expect(cards()).toMatchObject([{ odds: 200, line: 4_600, currentOdds: 190, currentLine: 4_700 }]);
  slip.send({ type: 'price.accepted', id: home });
  place();
  expect(placed[1]).toMatchObject({ odds: 190, line: 4_700 });
  expect(placed[1]!.clientId).not.toBe(placed[0]!.clientId);
});

test.each([
  ['BETTER', 195],
  ['NEVER', 190],
] as const)('where a better quote than the pressed 1.90 comes, %s places at %i', (oddsPolicy, odds) => {
  const { slip, placed, pick, stake, place } = openSlip('bettor', { oddsPolicy });
  pick(samplePrice({ kind: 'BOOKMAKER', odds: 190 }));
  stake(home, '100');
  slip.send({
    type: 'price.changed',
    marketId: '1.1',
    runnerId: 'home',
    side: 'BACK',
    odds: 195,
    line: null,
  });
  place();
  expect(placed).toMatchObject([{ odds, take: null }]);
});

test('a line that changed under the pointer, at the same rate, is taken by the second press only', () => {
  const { cards, pick } = openSlip();
  const quote = samplePrice({ kind: 'SESSION', odds: 200, line: 4_600 });
  pick(quote, 9_990);
  expect(cards()).toEqual([]);
  pick({ ...quote, line: 4_700 }, 9_990);
  expect(cards()).toEqual([]);
  pick({ ...quote, line: 4_700 }, 9_990);
  expect(cards()).toHaveLength(1);
});

const quotedAt = (odds: number | null) =>
  ({ type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds, line: null }) as const;

/** A back of 100.00 on a bookmaker's quote of 1.90. */
function openQuoted(settings: Partial<SlipSettings> = {}) {
  const opened = openSlip('bettor', settings);
  opened.pick(samplePrice({ kind: 'BOOKMAKER', odds: 190 }));
  opened.stake(home, '100');
  return opened;
}

test('who takes no other any more is at the pressed quote again, and who takes a better one at that, at once', () => {
  const { slip, cards, now } = openQuoted();
  const choose = (oddsPolicy: SlipSettings['oddsPolicy']) =>
    slip.send({ type: 'settings.changed', settings: { ...now().context.settings, oddsPolicy } });
  slip.send(quotedAt(195));
  choose('NEVER');
  expect(cards()).toMatchObject([{ odds: 190, oddsText: '1.90' }]);
  choose('BETTER');
  expect(cards()).toMatchObject([{ odds: 195, oddsText: '1.95' }]);
});

test('what is read once more before it is placed is read again once the quote has changed', () => {
  const { slip, state, place, placed } = openQuoted({ isConfirmed: true });
  slip.send(quotedAt(195));
  place();
  expect(state()).toBe('confirming');
  // Nothing of the bet changes.
  slip.send(quotedAt(195));
  expect(state()).toBe('confirming');
  slip.send(quotedAt(191));
  expect(state()).toBe('editing');
  place();
  place();
  expect(placed).toMatchObject([{ odds: 191 }]);
});

test('what is read once more is read again if a setting changes its quote, and stays if it does not', () => {
  const { slip, state, place, now } = openQuoted({ isConfirmed: true });
  const choose = (settings: Partial<SlipSettings>) =>
    slip.send({ type: 'settings.changed', settings: { ...now().context.settings, ...settings } });
  slip.send(quotedAt(195));
  place();
  choose({ quickStakes: [20_000] });
  expect([state(), now().context.settings.quickStakes]).toEqual(['confirming', [20_000]]);
  choose({ oddsPolicy: 'NEVER' });
  expect(state()).toBe('editing');
});
