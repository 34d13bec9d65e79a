import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { hrefOf } from '#domain/site/route.ts';
import { BankingFrame } from '../pages/banking/banking-frame.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

interface ShownProps {
  path: string;
  dir?: 'rtl';
}

const Shown = ({ path, dir }: ShownProps) => (
  <MemoryRouter initialEntries={[path]}>
    <div dir={dir} style={{ inlineSize: 300 }}>
      {path.startsWith('/banking') ? <BankingFrame title="Reward">{null}</BankingFrame> : <ProfileTabs />}
    </div>
  </MemoryRouter>
);

const meta = {
  title: 'Pages/Tabs in sight',
  component: Shown,
  args: { path: hrefOf('referAndEarn') },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Whether the tab of the page is where it can be read. */
const isInSight: Play = async ({ canvasElement }) => {
  const strip = await within(canvasElement).findByRole('navigation');
  const tab = within(strip).getByRole('link', { current: 'page' }).getBoundingClientRect();
  const { left, right } = strip.getBoundingClientRect();
  await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
  await expect(tab.left).toBeGreaterThanOrEqual(left - 1);
  await expect(tab.right).toBeLessThanOrEqual(right + 1);
};

export const Profile: Story = { name: 'the tab of a profile page is in sight on a phone', play: isInSight };

export const RightToLeft: Story = { args: { dir: 'rtl' }, play: isInSight };

export const Banking: Story = { args: { path: hrefOf('reward') }, play: isInSight };
