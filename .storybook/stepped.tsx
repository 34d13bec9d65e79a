import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import type { MachineSamples } from '#machines/testing/stepper/machine-samples.ts';
import { momentFrom, type SavedMoment } from '#stepper/core/moment-link.ts';
import { momentInAddress, SteppedMachine, type SteppedMachineProps } from '#workshop/stepped-machine.tsx';

/** A machine under the stepper, by its folder's name. The address's `#moment=…` opens it at a moment. */
export const stepped = <Machine extends AnyStateMachine>(
  name: string,
  machine: Machine,
  samples: MachineSamples<Machine> = {},
): StoryObj => ({
  render: () => <AtAddress {...{ name, machine, samples }} />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const stepper = within(canvasElement);
    await expect(await stepper.findByRole('group', { name: `Stepper of ${machine.id}` })).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('ended in error');
  },
});

function AtAddress(props: SteppedMachineProps) {
  const [moment, setMoment] = useState<SavedMoment | 'none' | null>(() =>
    momentInAddress() ? null : 'none',
  );
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const code = momentInAddress();
    if (code) momentFrom(code).then(setMoment, ({ message }: Error) => setFault(message));
  }, []);
  if (fault !== null) return <p role="alert">{fault}</p>;
  return moment === null ? null : <SteppedMachine {...props} moment={moment === 'none' ? null : moment} />;
}
