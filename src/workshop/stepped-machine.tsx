import { types } from 'virtual:machine-types';
import type { AnyStateMachine } from 'xstate';
import type { SavedMoment } from '#stepper/core/moment-link.ts';
import type { Samples } from '#stepper/core/offers.ts';
import { sampleOf } from '#stepper/core/schema-sample.ts';
import { StepperView, type JsonSchema } from '#stepper/view/stepper-view.tsx';

/** What a machine is stepped with, as the files of `machines/testing/stepper` give it. */
export interface GivenSamples {
  readonly input?: unknown;
  readonly events?: object;
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface SteppedMachineProps {
  /** Its folder's name. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly samples?: GivenSamples;
  /** Where it opens; without it at the start. */
  readonly moment?: SavedMoment | null;
}

/** A machine of the house under the stepper: its forms are read from its types. */
export function SteppedMachine({ name, machine, samples = {}, moment = null }: SteppedMachineProps) {
  const { exportName, input: inputSchema, events: schemas } = types[name] ?? { input: null, events: {} };
  const input = samples.input ?? (inputSchema === null ? undefined : sampleOf(inputSchema));
  return (
    <StepperView
      machine={machine}
      start={moment === null ? { input } : moment.start}
      steps={moment === null ? [] : moment.steps}
      schemas={withDefaults(schemas)}
      samples={(samples.events ?? {}) as Samples}
      answerSamples={Object.fromEntries(
        Object.entries(samples.answers ?? {}).map(([src, named]) => [
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

/** The code of the moment that the address names (`#moment=…`), or null. */
export const momentInAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('moment');

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
