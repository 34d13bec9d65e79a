import { createMachine, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { folderOf } from '#workshop/folder-of.ts';
import { declaredEvents } from './machine-events.ts';
import { shelf } from './shelf.ts';
import { deadWays, namelessAnswers, unheardEvents } from './machine-faults.ts';

const pathOf = (name: string): string => `machines/${name}/${name}.machine.ts`;
const events = declaredEvents([...shelf.keys()].map(pathOf));
const declaredBy = (name: string) => events.get(pathOf(name)) ?? [];

const told = (faults: (name: string) => string[]): string[] =>
  [...shelf.keys()].flatMap((name) => faults(name).map((fault) => `${name}: ${fault}`));

test('every machine is called as its folder, so that a link to a moment of it finds it', () => {
  expect([...shelf].filter(([name, { id }]) => folderOf(id) !== name).map(([name]) => name)).toEqual([]);
});

test('every machine declares its events', () => {
  expect([...shelf.keys()].filter((name) => declaredBy(name).length === 0)).toEqual([]);
});

test('every event that a machine declares is heard by some state of it', () => {
  // Both pickers declare the same events, and only a range has presets.
  const shared = ['date-picker: no state hears preset.picked'];
  expect(told((name) => unheardEvents(shelf.get(name)!, declaredBy(name)))).toEqual(shared);
});

test('every transition can be taken, and some transition leads to every state', () => {
  expect(told((name) => deadWays(shelf.get(name)!))).toEqual([]);
});

/** Why an answer needs no guard that compares its id. */
const needless: Readonly<Record<string, string>> = {
  'account-feed: stream.ended':
    'an invoked stream sends it, and is not heard any more once its state was left',
  'automatic-deposit: command.ended': 'the page passes on only what became of its own command',
  'bet-intents: bets.found': 'sent once by what the machine invokes; each bet is told apart by its client id',
  'cash-out: request.found': 'only a cash out that has no request of its own hears it',
  'cash-outs: cashOuts.found':
    'sent once by what the machine invokes; each request has its market’s cash out',
  'deposit-details: command.ended': 'the page passes on only what became of its own command',
  'deposit: command.ended': 'the page passes on only what became of its own command',
  'market-feed: stream.ended':
    'an invoked stream sends it, and is not heard any more once its state was left',
  'my-bets: changes.found': 'sent once by what the machine invokes; an order with a change keeps it',
  'payments: commands.found':
    'sent once by what the machine invokes; each command is told apart by its client id',
  'score-feed: stream.ended': 'an invoked stream sends it, and is not heard any more once its state was left',
  'session: token.renewed':
    'the invoked renewal sends it, and is not heard any more once the session has ended',
  'site-search: finder.arrived': 'the part of the site that searches, loaded once',
  'theme: theme.arrived': 'the newest theme is right, whichever call it came by',
  'theme: theme.failed': 'a theme that comes later is still taken',
  'token-renewal: token.refused': 'the session sends it, and has compared the token',
};

test('every answer carries its request’s id, and a guard may compare it, unless it needs none', () => {
  const found = told((name) => namelessAnswers(shelf.get(name)!, declaredBy(name)));
  const named = new Set(found.map((fault) => fault.split(' ').slice(0, 2).join(' ')));
  expect([...named].sort()).toEqual(Object.keys(needless).sort());
});

const declared = (...types: string[]) => types.map((type) => ({ type, ids: [] }));
const machine = (states: object): AnyStateMachine => createMachine({ initial: 'a', states } as never);

test('an event that no state hears is told, and one that is only kept from an outer state is none', () => {
  const heard = machine({ a: { on: { press: 'b', 'key.*': 'b', inert: {} } }, b: {} });
  expect(unheardEvents(heard, declared('press', 'key.up', 'inert', 'keys.up'))).toEqual([
    'no state hears inert',
    'no state hears keys.up',
  ]);
});

test.each<[string, object, string[]]>([
  [
    'behind one without a guard',
    {
      a: { on: { press: [{ guard: 'isOne' }, { target: 'b' }, { target: 'c' }] } },
      b: {},
      c: { on: { x: 'a' } },
    },
    ['a: press → c is never taken: an earlier one has no guard', 'no transition leads to c'],
  ],
  [
    'of a state that is left at once',
    { a: { always: [{ guard: 'isOne', target: 'b' }, { target: 'c' }], on: { press: 'b' } }, b: {}, c: {} },
    ['a: press → b is never taken: the state is left at once'],
  ],
  [
    'that every state inside takes first',
    {
      a: {
        initial: 'x',
        on: { press: 'b' },
        states: { x: { on: { press: 'y' } }, y: { on: { press: 'x' } }, z: { always: 'y' } },
      },
      b: {},
    },
    ['a: press → b is never taken: the states inside take it first', 'no transition leads to a.z'],
  ],
])('a transition %s is never taken', (_, states, faults) => {
  expect(deadWays(machine(states))).toEqual(faults);
});

test('a transition that one state inside leaves to the outer one may be taken', () => {
  const inside = { initial: 'x', on: { press: 'b' }, states: { x: { on: { press: 'y' } }, y: {} } };
  expect(deadWays(machine({ a: inside, b: {} }))).toEqual([]);
});

test('an answer without an id, or without a guard, is told', () => {
  const asks = createMachine({
    initial: 'a',
    on: {
      'bet.refused': '.b',
      'bet.placed': '.b',
      'bet.failed': '.b',
      'bet.accepted': { guard: () => true },
    },
    states: { a: {}, b: { on: { 'bet.refused': { guard: () => true } } } },
  });
  const known = (type: string) => ({ type, ids: ['betId'] });
  const answers = [...declared('bet.placed', 'bet.failed'), known('bet.refused'), known('bet.accepted')];
  expect(namelessAnswers(asks, answers)).toEqual([
    'bet.failed carries no id',
    'bet.refused is heard by the machine without a guard',
  ]);
});
