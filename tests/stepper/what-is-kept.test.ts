import { expect, test } from 'vitest';
import { keptTexts, lookKept } from '#app/record/kept-texts.ts';
import { machineTypes, type MachineTypes } from '../../scripts/machine-types/machine-types.ts';
import type { JsonSchema } from '../../scripts/machine-types/type-schema.ts';

/** What becomes of a text of a field, by what its type says. */
function ruleOf(field: string, name: string, { enum: some, const: one, type }: JsonSchema): string | null {
  const texts = (some ?? [one]).filter((value) => typeof value === 'string');
  if (texts.length > 0) {
    const clean = keptTexts(1);
    const isKept = texts.every((text) => clean(text, field, { machine: '', of: 'event', name }) === text);
    return isKept ? 'words of the program' : 'REMOVED';
  }
  if (type !== 'string') return null;
  const look = lookKept(field, { name });
  return look === null ? 'REMOVED' : `kept if it looks like: ${look}`;
}

type Rules = Map<string, Set<string>>;

function visit(schema: JsonSchema, field: string, name: string, rules: Rules): void {
  const rule = ruleOf(field, name, schema);
  if (rule !== null) rules.set(rule, (rules.get(rule) ?? new Set()).add(field === '' ? '(itself)' : field));
  for (const one of schema.anyOf ?? []) visit(one, field, name, rules);
  if (schema.items) visit(schema.items, field, name, rules);
  for (const [inner, one] of Object.entries(schema.properties ?? {})) visit(one, inner, name, rules);
}

function linesOf(title: string, schema: JsonSchema, name: string): string[] {
  const rules: Rules = new Map();
  visit(schema, '', name, rules);
  const listed = [...rules].map(([rule, fields]) => `    ${rule}: ${[...fields].sort().join(' ')}`).sort();
  return [`  ${title}`, ...listed];
}

const linesOfMachine = ([name, { input, context, events, answers }]: [string, MachineTypes]): string[] => [
  name,
  ...(input ? linesOf('input', input, '') : []),
  ...(context ? linesOf('context', context, '') : []),
  ...Object.entries(events).flatMap(([type, schema]) => linesOf(`event ${type}`, schema, type)),
  ...Object.entries(answers).flatMap(([src, schema]) => linesOf(`answer of ${src}`, schema, src)),
  '',
];

test('of every text that a machine is told, what a recording keeps of it is decided', async () => {
  const head = [
    'What the flight recorder keeps of texts. Numbers and truth values are kept, and all else is made of these.',
    'Read a change of this file: what is no longer REMOVED leaves the tab with a report. `vitest -u` writes it.',
    '',
  ];
  const lines = Object.entries(machineTypes()).flatMap(linesOfMachine);
  await expect([...head, ...lines].join('\n')).toMatchFileSnapshot('./what-is-kept.txt');
});

test.each(['password', 'newPassword', 'currentPassword', 'token', 'ticket', 'secret', 'codes', 'userName'])(
  'no %s is kept, whatever it looks like',
  (field) => {
    expect(lookKept(field, { name: '' })).toBeNull();
  },
);

test('a code that somebody types is not kept, the code of a refusal is', () => {
  const clean = keptTexts(1);
  const place = { machine: 'session', of: 'event', name: 'code.submitted' } as const;
  expect(['123456', 'ABCDEFGHJK', 'WRONG_CODE'].map((code) => clean(code, 'code', place))).toEqual([
    expect.stringContaining('removed'),
    expect.stringContaining('removed'),
    'WRONG_CODE',
  ]);
});

test('of removed texts it stays known whether they are the same', () => {
  const clean = keptTexts(7);
  const place = { machine: '', of: 'context', name: '' } as const;
  expect(clean('first', 'token', place)).toBe(clean('first', 'token', place));
  expect(clean('first', 'token', place)).not.toBe(clean('second', 'token', place));
  expect(clean('first', 'token', place)).not.toBe(keptTexts(8)('first', 'token', place));
});
