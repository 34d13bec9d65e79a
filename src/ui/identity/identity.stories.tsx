import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { SideMark } from './side-mark.tsx';

const { soccer, cricket, basketball, tennis } = sportIds;
const names: Readonly<Record<string, readonly string[]>> = {
  [soccer]: [
    'Saltmarsh United',
    'Breakwater City',
    'Quayside Athletic',
    'Old Harbour',
    'Port Vale Rovers',
    'Ferry Lane',
    'Tidewater Town',
    'Beacon Hill',
    'Copper Quay',
    'Drydock Rangers',
    'Thornmouth',
    'Pilot Green',
  ],
  [cricket]: [
    'Delhi Windjammers',
    'Mangaluru Monsoons',
    'Mumbai Mariners',
    'Goa Gulls',
    'Kolkata Tides',
    'Vizag Anchors',
    'Galle Lanterns',
    'Durban Dunes',
    'Gqeberha Gales',
    'Bridgetown Frigates',
    'Kingston Corals',
    'Napier Northerlies',
  ],
  [basketball]: [
    'Dockside Cranes',
    'Sound Sirens',
    'Cape Comets',
    'Inlet Icebreakers',
    'Jetty Jumpers',
    'Causeway Kites',
    'Lighthouse Lancers',
    'Peninsula Pumas',
    'Atoll Aces',
    'Tidal Titans',
    'Shoal Sharks',
    'Delta Dragonflies',
  ],
  [tennis]: [
    'I. Okafor',
    'P. Duval',
    'N. Petrova',
    'K. Banerjee',
    'M. Tanaka',
    'J. Lindqvist',
    'V. Castellanos',
    'A. Marlow',
  ],
};

const Sheet = ({ size }: { size: number }) => (
  <div
    style={{
      display: 'grid',
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
      textAlign: 'center',
    }}
  >
    {Object.entries(names).flatMap(([sportId, all]) =>
      all.map((name) => (
        <div key={name}>
          <SideMark {...{ name, sportId, size }} />
          <div>{name}</div>
        </div>
      )),
    )}
  </div>
);

const meta = {
  title: 'Parts/Identity',
  component: Sheet,
  tags: ['autodocs'],
  args: { size: 48 },
  play: async ({ canvasElement }) => {
    const drawn = () => [...canvasElement.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML);
    await waitFor(() => expect(drawn()).toHaveLength(44));
    // What browsers hold for each stays small: a page draws a hundred.
    await expect(drawn().filter((svg) => svg.length > 2_048)).toEqual([]);
    // Two of a sport may look alike: the name says who it is. It is rare.
    await expect(new Set(drawn().map((svg) => svg.replaceAll(/(id="|#)[^")]+/g, ''))).size).toBeGreaterThan(
      41,
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const InRows: Story = { args: { size: 22 } };
