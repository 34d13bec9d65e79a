import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Frame } from './frame.tsx';

const meta = {
  title: 'Frame/Frame',
  component: Frame,
  args: {
    header: 'Header',
    topNav: 'Top navigation',
    sideNav: 'Sports',
    rightColumn: 'Bets',
    footer: <footer>Footer</footer>,
    bottomBar: null,
    children: null,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongPage: Story = {
  name: 'a page longer than the screen ends before its footer, and the window does not scroll beside it',
  args: {
    children: (
      <div style={{ height: 3000 }}>
        <div style={{ height: 2900 }} />
        <VisuallyHidden>Heard, not seen</VisuallyHidden>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('main');
    const footer = within(canvasElement).getByText('Footer');
    const last = page.firstElementChild!;
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      last.getBoundingClientRect().bottom,
    );
    const root = document.documentElement;
    await expect(root.scrollHeight).toBe(root.clientHeight);
  },
};
