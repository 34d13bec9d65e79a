import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { types } from 'virtual:machine-types';
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { momentFrom, type SavedMoment } from '#stepper/core/moment-link.ts';
import { sampleOf } from '#stepper/core/schema-sample.ts';
import type { Samples } from '#stepper/core/offers.ts';
import { StepperView } from '#stepper/view/stepper-view.tsx';
import type { JsonSchema } from '../scripts/machine-types/type-schema.ts';

type Data<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

export interface Stepped<Machine extends AnyStateMachine> {
  /** What it begins with, where the plainest input does not do. */
  readonly input?: InputFrom<Machine>;
  /** By event: its data. */
  readonly events?: {
    readonly [Type in EventFrom<Machine>['type']]?: Data<Extract<EventFrom<Machine>, { type: Type }>>;
  };
  /** By effect and name: what it may answer. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A machine under the stepper, by its folder's name. The address's `#moment=…` opens it at a moment. */
export const stepped = <Machine extends AnyStateMachine>(
  name: string,
  machine: Machine,
  { input, events, answers = {} }: Stepped<Machine> = {},
): StoryObj => ({
  render: () => <SteppedMachine name={name} machine={machine} given={{ input, events, answers }} />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const stepper = within(canvasElement);
    await expect(await stepper.findByRole('group', { name: `Stepper of ${machine.id}` })).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('ended in error');
  },
});

interface Given {
  readonly input: unknown;
  readonly events: object | undefined;
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function SteppedMachine({ name, machine, given }: { name: string; machine: AnyStateMachine; given: Given }) {
  const [moment, setMoment] = useState<SavedMoment | 'none' | null>(() => (codeInAddress() ? null : 'none'));
  useEffect(() => {
    const code = codeInAddress();
    if (code) momentFrom(code).then(setMoment, () => setMoment('none'));
  }, []);
  if (moment === null) return null;
  const { exportName, input: inputSchema, events: schemas } = types[name] ?? { input: null, events: {} };
  const input = given.input ?? (inputSchema === null ? undefined : sampleOf(inputSchema));
  return (
    <StepperView
      machine={machine}
      start={moment === 'none' ? { input } : moment.start}
      steps={moment === 'none' ? [] : moment.steps}
      schemas={withDefaults(schemas)}
      samples={(given.events ?? {}) as Samples}
      answerSamples={Object.fromEntries(
        Object.entries(given.answers).map(([src, named]) => [
          src,
          Object.entries(named).map(([label, value]) => ({ name: label, value })),
        ]),
      )}
      imports={{
        machine: { name: exportName ?? 'machine', from: `#machines/${name}/${name}.machine.ts` },
        stepper: '#stepper/core/stepper.ts',
      }}
      linkOf={(code) => `${location.href.replace(/#.*$/, '')}#moment=${code}`}
    />
  );
}

/** Fields for JSON begin with what their schema allows; a text or a number is typed. */
const withDefaults = (schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([type, schema]) => {
      const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => {
        const isTyped = one.type === 'string' || one.type === 'number';
        return [name, isTyped ? one : { ...one, default: sampleOf(one) }];
      });
      return [type, { ...schema, properties: Object.fromEntries(properties) }];
    }),
  );

const codeInAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('moment');
