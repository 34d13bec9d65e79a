import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { itemAt } from '#domain/must.ts';
import { fixtureOf } from '../fixtures.ts';
import { madeSports } from '../made-sports.ts';
import { leagueTable } from './league-table.ts';

const cricket = madeSports.find(({ sportId }) => sportId === sportIds.cricket)!;

test('an innings that was all out counts in full for the net run rate', () => {
  const fixture = fixtureOf(cricket, 3, 'x', 1);
  const names = fixture.entrants.map(({ name }) => name);
  const score = { home: '140/6 (20.0)', away: '100 (10.0)', period: 'Finished', note: '' };
  const { columns, rows } = leagueTable(sportIds.cricket, names, [{ fixture, score, winner: 0, endsAt: 0 }]);
  const at = columns.findIndex(({ label }) => label === 'NRR');
  // 140 in 20 overs against 100 in 20, not in 10.
  expect(rows.map(({ name, figures }) => [name, itemAt(figures, at)])).toEqual([
    [names[0], '+2.000'],
    [names[1], '−2.000'],
  ]);
});
