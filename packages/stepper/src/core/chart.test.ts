import { describe, expect, test } from 'vitest';
import { and, not, or } from 'xstate';
import { door, editor, fetcher, player, tenMachines } from '../testing/ten-machines.ts';
import { chartOf, edgeIdOf, guardName } from './chart.ts';
import { Stepper } from './stepper.ts';
import { triggerWords } from './trigger.ts';

describe('a chart', () => {
  test('has a machine’s states with their kinds, and where each begins', () => {
    const { states } = chartOf(player);
    expect([...states.values()].map(({ id, kind, initial }) => [id, kind, initial])).toEqual([
      ['player', 'compound', 'player.off'],
      ['player.off', 'atomic', null],
      ['player.on', 'compound', 'player.on.radio'],
      ['player.on.radio', 'atomic', null],
      ['player.on.disc', 'compound', 'player.on.disc.stopped'],
      ['player.on.disc.stopped', 'atomic', null],
      ['player.on.disc.playing', 'atomic', null],
      ['player.on.last', 'history', null],
      ['player.on.everything', 'history', null],
    ]);
  });

  test('has its transitions with what they wait for, their guards and their actions', () => {
    const edges = chartOf(fetcher).edges.filter(({ source }) => source === 'fetcher.loading');
    expect(
      edges.map(({ trigger, guard, targets, actions }) => [triggerWords(trigger), guard, targets, actions]),
    ).toEqual([
      ['given.up', null, ['fetcher.idle'], []],
      ['load answers', 'isFound', ['fetcher.found'], ['assign']],
      ['load answers', null, ['fetcher.absent'], []],
      ['load fails', null, ['fetcher.idle'], []],
      ['after limit', null, ['fetcher.late'], []],
    ]);
  });

  test('names what guards are made of', () => {
    expect(chartOf(door).edges.map(({ guard }) => guard)).toEqual([
      'hasKey and not isArmed',
      '(a condition)',
      null,
    ]);
  });

  test('names them also where a build has shortened names', () => {
    const shortened = <Guard extends object>(guard: Guard): Guard =>
      Object.defineProperty(guard, 'name', { value: 't' });
    expect(guardName(shortened(or(['isA', shortened(not('isB'))])))).toBe('isA or not isB');
    expect(guardName(shortened(not(shortened(and(['isA', 'isB'])))))).toBe('not (isA and isB)');
  });

  test('is the same for the same machine', () => {
    expect(chartOf(editor)).toBe(chartOf(editor));
  });
});

test.each(Object.entries(tenMachines))(
  'every transition that %s takes is an edge of its chart',
  (_, { machine, input }) => {
    const edges = new Set(chartOf(machine).edges.map(({ id }) => id));
    expect(edges.size).toBe(chartOf(machine).edges.length);
    const stepper = new Stepper(machine, { input });
    const taken = ['power', 'bold', 'asked', 'typed', 'turned', 'lamp.added', 'anything', 'opened']
      .flatMap((type) => stepper.send({ type, text: 'a' }).moves)
      .concat(stepper.advance().moves)
      .filter(({ path }) => path === '')
      .flatMap(({ transitions }) => transitions.map(edgeIdOf));
    expect(taken.filter((id) => !edges.has(id))).toEqual([]);
  },
);
