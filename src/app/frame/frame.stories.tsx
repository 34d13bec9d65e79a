import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useTopOfPage } from '../use-top-of-page.ts';
import { Frame, type FrameProps } from './frame.tsx';

const meta = {
  title: 'Pages/Frame',
  component: Frame,
  args: {
    header: 'Header',
    news: 'News',
    topNav: 'Top navigation',
    sideNav: 'Sports',
    rightColumn: 'Bets',
    footer: <footer>Footer</footer>,
    bottomBar: null,
    isCovered: false,
    children: null,
  },
  parameters: { layout: 'fullscreen' },
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
    const page = await within(canvasElement).findByRole('main');
    const footer = within(canvasElement).getByText('Footer');
    const last = page.firstElementChild!;
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      last.getBoundingClientRect().bottom,
    );
    const root = document.documentElement;
    await expect(root.scrollHeight).toBe(root.clientHeight);
  },
};

/** A page whose rows arrive after it. */
function Rows() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div style={{ height: isThere ? 3000 : 50 }}>Rows</div>;
}

function TwoPages(frame: FrameProps) {
  useTopOfPage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Frame
      {...frame}
      header={
        <>
          <button type="button" onClick={() => void navigate('/event')}>
            An event
          </button>
          <button type="button" onClick={() => void navigate(-1)}>
            Back
          </button>
        </>
      }
    >
      {pathname === '/' ? <Rows /> : <div style={{ height: 2000 }}>The event</div>}
    </Frame>
  );
}

export const Back: Story = {
  name: 'a page begins at its top, and Back leads to where one was in it',
  render: (args) => (
    <MemoryRouter>
      <TwoPages {...args} />
    </MemoryRouter>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const column = (await canvas.findByRole('main')).parentElement!;
    await waitFor(() => expect(column.scrollHeight).toBeGreaterThan(2900));
    const seen = new Promise((resolve) => column.addEventListener('scroll', resolve, { once: true }));
    column.scrollTo(0, 1200);
    await seen;
    await userEvent.click(canvas.getByRole('button', { name: 'An event' }));
    await expect(canvas.getByText('The event')).toBeVisible();
    await expect(column.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(column.scrollTop).toBe(1200));
  },
};
