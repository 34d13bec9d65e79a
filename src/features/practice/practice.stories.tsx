import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { practiceMachine } from '#machines/practice/practice.machine.ts';
import { answers, passes, rejects, sends } from '#tests/stories/machine-path.ts';
import { asked, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { PracticeInsteadView, PracticeOfferView, PracticeStartView } from './practice-offer.view.tsx';
import { useOfferProps } from './practice-props.ts';

const meta = {
  title: 'Panels/Practice/Offer',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type AtRest = Reached<typeof practiceMachine>;

interface OfferProps extends AtRest {
  asksAge?: boolean;
  draw: (props: ReturnType<typeof useOfferProps>) => ReactNode;
}
const Offer = ({ snapshot, send, asksAge = false, draw }: OfferProps) =>
  draw(useOfferProps(snapshot, send, asksAge));

const onClose = fn();
const floating = (props: ReturnType<typeof useOfferProps>) => (
  <PracticeOfferView {...props} onClose={onClose} />
);
const shown = (reached: AtRest) => <Offer {...reached} draw={floating} />;
const pressed = sends({ type: 'start.pressed' });

export const Idle: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle' }, shown),
  play: async ({ canvasElement }) => {
    const offer = within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));
    await expect(offer.getByText(/Practise with P10,000/)).toBeVisible();
  },
};

export const Starting: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle', ends: 'opening' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const offer = within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));
    await userEvent.click(offer.getByRole('button', { name: 'Close the offer' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(offer.getByRole('button', { name: 'Start' }));
    await expect(asked(loaded, 'openPractice')).toEqual({ dateOfBirth: null });
  },
};

export const Opening: Story = { ...storyOf(practiceMachine, { path: [pressed], at: 'opening' }, shown) };

export const Refused: Story = {
  ...storyOf(
    practiceMachine,
    {
      path: [
        pressed,
        answers('openPractice', {
          kind: 'refused',
          message: 'Five practice accounts were begun here in the last hour. Try again later, or register.',
        }),
      ],
      at: 'ready.refused',
    },
    shown,
  ),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Five practice accounts'),
};

export const NoAnswer: Story = {
  ...storyOf(practiceMachine, { path: [pressed, passes('callAnswer')], at: 'ready.noAnswer' }, shown),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('No answer came'),
};

export const AgeFirst: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle', ends: 'opening' }, (reached) => (
    <Offer {...reached} asksAge draw={floating} />
  )),
  name: 'where it is for those of age alone, the date of birth is asked for',
  play: async ({ canvasElement, loaded }) => {
    const offer = within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));
    await userEvent.type(offer.getByLabelText('Date of birth'), '1998-03-14');
    await userEvent.click(offer.getByRole('button', { name: 'Start' }));
    await expect(asked(loaded, 'openPractice')).toEqual({ dateOfBirth: '1998-03-14' });
  },
};

export const BesideTheSignIn: Story = {
  ...storyOf(practiceMachine, { at: 'ready.idle', ends: 'opening' }, (reached) => (
    <Offer {...reached} draw={(props) => <PracticeInsteadView {...props} />} />
  )),
  name: 'beside the sign-in form',
  play: async ({ canvasElement, loaded }) => {
    const start = await within(canvasElement).findByRole('button', { name: 'Start with practice money' });
    await userEvent.click(start);
    await expect(asked(loaded, 'openPractice')).toEqual({ dateOfBirth: null });
  },
};

export const InALine: Story = {
  ...storyOf(
    practiceMachine,
    { path: [pressed, rejects('openPractice')], at: 'ready.noAnswer', ends: 'opening' },
    (reached) => <Offer {...reached} draw={(props) => <PracticeStartView {...props} />} />,
  ),
  name: 'in a line, where nothing may float over the page; what went wrong is said there',
  play: async ({ canvasElement, loaded }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('No answer came');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start with P10,000' }));
    await expect(asked(loaded, 'openPractice')).toEqual({ dateOfBirth: null });
  },
};
