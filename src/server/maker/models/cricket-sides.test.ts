import { expect, test } from 'vitest';
import { madeSports, fixtureOf } from '../fixtures.ts';
import { openMatch, type SideMarket } from '../match.ts';

const sport = madeSports[0]!;
const matchOf = (slot: number) => openMatch(fixtureOf(sport, slot, 'sides', 1));

/** Whether backing and laying the same would win for sure. */
function isGift(side: SideMarket): boolean {
  const quotes = side.quotes();
  const quoted = side.runnerIds.some((runnerId) => {
    const [back, lay] = (['BACK', 'LAY'] as const).map((wanted) =>
      quotes.find((quote) => quote.runnerId === runnerId && quote.side === wanted),
    );
    if (!back || !lay) return false;
    return back.line === null ? back.odds >= lay.odds : back.line < lay.line!;
  });
  const pricesOf = (ours: 'BACK' | 'LAY') =>
    (side.orders() ?? []).filter((order) => order.side === ours).map(({ odds }) => odds);
  return quoted || Math.max(...pricesOf('LAY')) >= Math.min(...pricesOf('BACK'));
}

test('every side market of a cricket match is offered without a gift, and ends when the match is over', () => {
  for (let slot = 1; slot <= 10; slot++) {
    const match = matchOf(slot);
    const sides = match.sides();
    expect(sides.map(({ plan }) => plan.kind)).toEqual(['BOOKMAKER', 'SESSION', 'SESSION', 'LINE']);
    let gifts = 0;
    for (; match.winner() === null; match.step()) gifts += sides.filter(isGift).length;
    expect(gifts).toBe(0);
    expect(sides.every((side) => side.result() !== null)).toBe(true);
  }
});

test('a session ends at its last ball with the runs of that ball', () => {
  const match = matchOf(3);
  const [, six] = match.sides();
  while (six!.result() === null) match.step();
  const [, runs, , overs] = /^(\d+)\/(\d+) \(([\d.]+)\)/.exec(
    match.score().home === '' ? match.score().away : match.score().home,
  )!;
  expect([six!.result(), overs]).toEqual([{ number: Number(runs) }, '6.0']);
});
