import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Mark } from './mark.tsx';

const meta = { title: 'Parts/Mark', component: Mark } satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const SignOnly: Story = {
  args: { signOnly: true, size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: 'Layline' })).toBeVisible();
  },
};

export const OnHeader: Story = {
  decorators: [
    (Part) => (
      <div style={{ background: 'var(--header)', color: 'var(--header-ink)', padding: 16 }}>
        <Part />
      </div>
    ),
  ],
};

export const AnotherName: Story = { args: { name: 'Harbour Exchange' } };
