import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '#graphql/event.test-data.ts';
import { TipsView, type TipData } from './tips.view.tsx';

const preview: TipData = {
  event: {
    exEventId: '1-a',
    sportId: '1',
    eventName: 'Quayside Athletic v Ferry Lane',
    eventTime: '2026-11-21T14:12:00.000Z',
    tournamentName: 'Northern Docks League',
    inPlay: false,
    result: '',
  },
  preview: {
    at: '2026-11-21T13:52:00.000Z',
    runners: [
      { name: 'Quayside Athletic', chance: 5420, odds: 184 },
      { name: 'Ferry Lane', chance: 2210, odds: 440 },
      { name: 'The Draw', chance: 2370, odds: 420 },
    ],
    sentences: [
      { about: 'FAVOURITE', text: 'The model makes Quayside Athletic the favourite, at 54 %.' },
      { about: 'GROUND', text: 'Quayside Athletic are at home, at Customs House Ground.' },
      { about: 'FORM', text: 'Quayside Athletic won three of the last five.' },
    ],
    against: { text: 'The model has Quayside Athletic failing to win 46 of 100 such matches; 24 are drawn.' },
  },
  review: null,
};

const review: TipData = {
  ...preview,
  event: { ...preview.event, exEventId: '1-b', result: 'Ferry Lane' },
  review: {
    favourite: { name: 'Quayside Athletic', chance: 5420, hasWon: false },
    sentences: [
      { about: 'RESULT', text: 'Ferry Lane won: Quayside Athletic 1, Ferry Lane 2.' },
      { about: 'TURN', text: "The turn was “Goal, 1–2” (83'): Ferry Lane went from 17 % to 83 %." },
      { about: 'BEHIND', text: 'Ferry Lane won from behind, having trailed 0–1.' },
    ],
  },
};

const meta: Meta<typeof TipsView> = {
  title: 'Panels/Tips',
  component: TipsView,
  args: {
    part: 'PREVIEWS',
    sportId: null,
    sports: [
      { sportId: '4', sportName: 'Cricket' },
      { sportId: '1', sportName: 'Soccer' },
    ],
    tips: [preview],
    record: { tips: 612, cameIn: 251, atLevelStakes: -180 },
    now: storyNow,
    isLoading: false,
    hasFailed: false,
    onPart: fn(),
    onSport: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof TipsView>;

export const Previews: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Generated from the model’s figures')).toBeVisible();
    await expect(canvas.getByText('−1.8 %')).toBeVisible();
    const card = within(canvas.getByRole('article', { name: 'Quayside Athletic v Ferry Lane' }));
    await expect(card.getByText('Model 54 %')).toBeVisible();
    await expect(card.getByText('1.84')).toBeVisible();
    await expect(card.getByText(/^Against it: /)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/marketdetails/1-a/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Cricket' }));
    await expect(args.onSport).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('tab', { name: 'Review' }));
    await expect(args.onPart).toHaveBeenCalledWith('REVIEWS');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Reviews: Story = {
  args: { part: 'REVIEWS', tips: [review], onMore: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Did not come in')).toBeVisible();
    await expect(canvas.getByText(/Tipped at/)).toHaveTextContent('Tipped at 1.84');
  },
};

/** In play, without a price, and with names as long as they may be. */
export const LongAndInPlay: Story = {
  args: {
    onMore: null,
    record: { tips: 12, cameIn: 7, atLevelStakes: 420 },
    tips: [
      {
        ...preview,
        event: {
          ...preview.event,
          inPlay: true,
          eventName: `${'Saltmarsh United Football Club '.repeat(4)} v Ferry Lane`,
        },
        preview: preview.preview && {
          ...preview.preview,
          runners: [{ name: 'Saltmarsh United Football Club '.repeat(3), chance: 9990, odds: null }],
          sentences: [{ about: 'FORM', text: `${'Saltmarsh United Football Club '.repeat(8)} won none.` }],
        },
      },
    ],
  },
};

export const NoneYet: Story = {
  args: { tips: [], record: { tips: 0, cameIn: 0, atLevelStakes: 0 }, onMore: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No tips yet')).toBeVisible();
    await expect(within(canvasElement).getByText(/Once the first tips have ended/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { tips: null, record: null, isLoading: true, onMore: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the tips')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { tips: null, hasFailed: true, onMore: null },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The tips could not be loaded',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
