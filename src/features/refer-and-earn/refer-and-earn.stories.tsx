import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReferralsView, type ReferralsViewProps } from './referrals.view.tsx';
import { ShareCodeView, type ShareCodeViewProps } from './share-code.view.tsx';

const referrals: ReferralsViewProps['referrals'] = {
  code: 'ASHA7-Q2K4M',
  noCode: null,
  share: 1_000,
  days: 365,
  accrued: 24_44,
  paid: 118_20,
  dueAt: '2026-12-06T18:30:00.000Z',
  count: 2,
  referrals: ['m•••k', 'b•••'].map((name, at) => ({
    name,
    since: `2026-1${at}-14T12:00:00.000Z`,
    until: `2027-1${at}-14T12:00:00.000Z`,
    earned: at * 142_64,
  })),
  sentBy: null,
};

type ShownProps = Pick<ReferralsViewProps, 'referrals'> & Pick<ShareCodeViewProps, 'onShare' | 'onCopy'>;

function Shown({ referrals: shown, onShare, onCopy }: ShownProps) {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      {shown.code !== null && (
        <ShareCodeView
          code={shown.code}
          link="https://layline.example.com/signup?ref=ASHA7Q2K4M"
          {...{ onShare, onCopy }}
        />
      )}
      <ReferralsView referrals={shown} zone="Asia/Kolkata" />
    </div>
  );
}

const meta = {
  title: 'Panels/Refer and earn',
  component: Shown,
  args: { referrals, onShare: fn(), onCopy: fn(async () => undefined) },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeJoined: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('ASHA7-Q2K4M')).toBeVisible();
    await expect(page.getByText(/You get 10 % of the commission/)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'm•••k' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledWith('https://layline.example.com/signup?ref=ASHA7Q2K4M');
    await expect(await page.findByText('The link is copied.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const NobodyYet: Story = {
  args: {
    referrals: { ...referrals, accrued: 0, paid: 0, dueAt: null, count: 0, referrals: [], sentBy: 'b•••' },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Nobody has joined by your code yet')).toBeVisible();
    await expect(page.getByText(/You joined by the code of b•••/)).toBeVisible();
  },
};

/** By plain HTTP a browser has neither a way to share nor a clipboard. */
export const NeitherShareNorCopy: Story = {
  args: { onShare: undefined, onCopy: fn(async () => Promise.reject(new Error('no'))) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Share' })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Copy the link' }));
    await expect(await page.findByText(/Select the link and copy it by hand/)).toBeVisible();
  },
};

export const OnBreak: Story = {
  args: { referrals: { ...referrals, code: null, noCode: 'ON_BREAK' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('cell', { name: 'm•••k' })).toBeVisible();
    await expect(page.queryByText('ASHA7-Q2K4M')).toBeNull();
  },
};
