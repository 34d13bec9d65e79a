import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Mark } from './mark.tsx';

const meta = { title: 'Parts/Mark', component: Mark, tags: ['autodocs'] } satisfies Meta<typeof Mark>;

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

/** The operator's own, in place of the drawn sign. */
export const OwnLogo: Story = {
  args: {
    name: 'Harbour Exchange',
    signOnly: true,
    size: 'large',
    logo: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>')}`,
  },
  play: async ({ canvasElement }) => {
    const logo = await within(canvasElement).findByRole('img', { name: 'Harbour Exchange' });
    await expect(logo.tagName).toBe('IMG');
  },
};
