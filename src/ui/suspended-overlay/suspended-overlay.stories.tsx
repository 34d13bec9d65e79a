import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PriceCell } from '../price-cell/price-cell.tsx';
import { SuspendedOverlay } from './suspended-overlay.tsx';

const meta = {
  title: 'Parts/SuspendedOverlay',
  component: SuspendedOverlay,
  tags: ['autodocs'],
  decorators: [
    (Part) => (
      <div style={{ position: 'relative', display: 'grid', gap: 2, width: 320, maxWidth: '100%' }}>
        {['Arsenal', 'The Draw', 'Chelsea'].map((runner) => (
          <div key={runner} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <PriceCell side="BACK" runner={runner} odds="2.36" size="1,200" state="suspended" />
            <PriceCell side="LAY" runner={runner} odds="2.38" size="96" state="suspended" />
          </div>
        ))}
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SuspendedOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suspended: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Suspended');
  },
};

export const WithReason: Story = { args: { reason: 'Goal, Arsenal' } };

export const BallRunning: Story = { args: { word: 'Ball running' } };

export const Closed: Story = { args: { word: 'Closed', reason: 'Being settled' } };
