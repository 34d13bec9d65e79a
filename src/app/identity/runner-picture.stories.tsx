import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { ClientProvider } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import { RunnerPicture } from './runner-picture.tsx';

const ride = { number: 4 };
const kittiwake = { name: 'Kittiwake', ride, colours: { main: '#c1121f', trim: '#ffffff' } };
const halyard = { name: 'Halyard', ride: { number: 5 }, colours: null };

/** Answers with these entrants. */
const clientOf = (entrants: readonly unknown[]) => ({
  query: fn(() => Promise.resolve({ data: { eventFacts: { entrants } } })),
});

const race = { eventId: '7.1', sportId: sportIds.horseRacing, eventName: 'Harbour Downs 14:30' };

const meta = {
  title: 'Pages/Runner picture',
  component: RunnerPicture,
  args: { event: race, name: 'Kittiwake', other: <i>?</i> },
  render: (args, { parameters }) => (
    <ClientProvider client={parameters['client'] as GraphqlClient}>
      <RunnerPicture {...args} />
      <RunnerPicture {...args} name="Halyard" />
    </ClientProvider>
  ),
} satisfies Meta<typeof RunnerPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofRace = clientOf([kittiwake, halyard]);

/** Each in its own silks; the race is asked for once. */
export const Horses: Story = {
  parameters: { client: ofRace },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(2));
    await expect(canvasElement.querySelector('path[fill="#c1121f"]')).not.toBeNull();
    await expect(ofRace.query).toHaveBeenCalledTimes(1);
  },
};

/** A race of which nothing is told. */
export const NothingTold: Story = {
  parameters: { client: clientOf([]) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('??'));
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Teams: Story = {
  args: { event: { ...race, sportId: sportIds.soccer, eventName: 'Kittiwake v Halyard' } },
  parameters: { client: clientOf([]) },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(2)),
};
