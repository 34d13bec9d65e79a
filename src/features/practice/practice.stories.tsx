import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PracticeInsteadView, PracticeOfferView, PracticeStartView } from './practice-offer.view.tsx';

const meta = {
  title: 'Panels/Practice/Offer',
  component: PracticeOfferView,
  parameters: { machine: 'practice', shows: 'props' },
  args: { birth: null, isOpening: false, trouble: null, onStart: fn(), onClose: fn() },
} satisfies Meta<typeof PracticeOfferView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { state: 'ready.idle' },
  play: async ({ args, canvasElement }) => {
    const offer = within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));
    await expect(offer.getByText(/Practise with P10,000/)).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(offer.getByRole('button', { name: 'Close the offer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = { args: { isOpening: true }, parameters: { state: 'opening' } };

export const Refused: Story = {
  args: { trouble: 'Five practice accounts were begun here in the last hour. Try again later, or register.' },
  parameters: { state: 'ready.refused' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Five practice accounts'),
};

export const NoAnswer: Story = {
  args: { trouble: 'No answer came. Nothing was changed; try again.' },
  parameters: { state: 'ready.noAnswer' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('No answer came'),
};

export const AgeFirst: Story = {
  name: 'where it is for those of age alone, the date of birth is asked for',
  args: { birth: { value: '', onChange: fn() } },
  play: async ({ args, canvasElement }) => {
    const offer = within(await within(canvasElement).findByRole('region', { name: 'Practice money' }));
    await userEvent.type(offer.getByLabelText('Date of birth'), '1998-03-14');
    await expect(args.birth?.onChange).toHaveBeenLastCalledWith('1998-03-14');
    await userEvent.click(offer.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const BesideTheSignIn: Story = {
  name: 'beside the sign-in form',
  render: (args) => <PracticeInsteadView {...args} />,
  play: async ({ args, canvasElement }) => {
    const start = await within(canvasElement).findByRole('button', { name: 'Start with practice money' });
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalled();
  },
};

export const InALine: Story = {
  name: 'in a line, where nothing may float over the page; what went wrong is said there',
  args: { trouble: 'No answer came. Nothing was changed; try again.' },
  render: (args) => <PracticeStartView {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Start with P10,000' }));
    await expect(args.onStart).toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No answer came');
  },
};
