import type { Meta, StoryObj } from '@storybook/react-vite';
import { SportIcon } from './sport-icon.tsx';

const SPORTS = {
  '4': 'Cricket',
  '2': 'Tennis',
  '1': 'Soccer',
  '7': 'Horse racing',
  '7522': 'Basketball',
  '66103': 'Binary',
  '66104': 'Lottery',
  '66101': 'Virtual sports',
  '16': 'Casino',
  '4339': 'Greyhounds',
  '999': 'Any other',
};

const meta = {
  title: 'Parts/SportIcon',
  component: SportIcon,
  tags: ['autodocs'],
  args: { sportId: '4' },
} satisfies Meta<typeof SportIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {Object.entries(SPORTS).map(([id, name]) => (
        <li key={id} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <SportIcon sportId={id} /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Large: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      {Object.keys(SPORTS).map((id) => (
        <SportIcon key={id} sportId={id} size={40} />
      ))}
    </div>
  ),
};
