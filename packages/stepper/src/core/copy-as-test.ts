import type { ActorAt } from './moment.ts';
import { plainOf } from './plain-value.ts';
import type { Start, Step } from './step.ts';

/** Where a test finds the machine and the stepper. */
export interface TestImports {
  readonly machine: { readonly name: string; readonly from: string };
  /** The module that exports `Stepper`. */
  readonly stepper?: string;
}

/** A Vitest test that takes the same steps and expects every machine to be where it is now. */
export function testText(
  title: string,
  { start, steps, root }: { start: Start; steps: readonly Step[]; root: ActorAt },
  { machine, stepper = '@layline/stepper' }: TestImports,
): string {
  const options = Object.entries({ input: start.input, snapshot: start.snapshot })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${literal(value)}`);
  const given = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
  return [
    `import { expect, test } from 'vitest';`,
    `import { Stepper } from ${literal(stepper)};`,
    `import { ${machine.name} } from ${literal(machine.from)};`,
    '',
    `test(${literal(title)}, () => {`,
    `  const stepper = new Stepper(${machine.name}${given});`,
    ...steps.map((step) => `  ${callOf(step)};`),
    ...expectations(root),
    '});',
    '',
  ].join('\n');
}

function callOf(step: Step): string {
  switch (step.kind) {
    case 'send':
      return `stepper.send(${literal(step.event)}${step.to === '' ? '' : `, ${literal(step.to)}`})`;
    case 'advance':
      return `stepper.advance(${step.by ?? ''})`;
    case 'answer':
      return `stepper.answer(${literal(step.request)}${step.value === undefined ? '' : `, ${literal(step.value)}`})`;
    case 'reject':
      return `stepper.reject(${literal(step.request)}, ${literal(step.error)})`;
    case 'tell':
      return `stepper.tell(${literal(step.request)}, ${literal(step.event)})`;
    case 'show':
      return `stepper.show(${literal(step.request)}, ${literal(step.value)})`;
  }
}

function expectations(actor: ActorAt): string[] {
  const own =
    actor.machine === null
      ? []
      : [
          `  expect(stepper.state(${actor.path === '' ? '' : literal(actor.path)})).toEqual(${literal(actor.snapshot.value)});`,
        ];
  return [...own, ...actor.children.flatMap(expectations)];
}

/** A value as a formatter would write it in a test: single quotes, keys bare where they may be. */
export function literal(value: unknown): string {
  return written(plainOf(value));
}

function written(value: ReturnType<typeof plainOf>): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  const entries = Object.entries(value).map(
    ([key, one]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${written(one)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
