import { expect, test } from 'vitest';
import { competitionsOf } from './competitions.ts';

const event = (id: string, tournamentId: string, tournamentName = `The ${tournamentId}`) => ({
  id,
  tournamentId,
  tournamentName,
});

test('events are grouped by competition and keep their order; two competitions of one name stay apart', () => {
  const events = [
    event('1', 'cup'),
    event('2', 'league'),
    event('3', 'cup'),
    event('4', 'shield', 'The cup'),
  ];
  expect(competitionsOf(events)).toEqual([
    { tournamentId: 'cup', name: 'The cup', events: [events[0], events[2]] },
    { tournamentId: 'league', name: 'The league', events: [events[1]] },
    { tournamentId: 'shield', name: 'The cup', events: [events[3]] },
  ]);
});
