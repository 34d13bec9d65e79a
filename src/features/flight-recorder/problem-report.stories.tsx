import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ProblemReportView, type StepperWayProps } from './problem-report.view.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

const stepper: StepperWayProps = {
  parts: [
    { id: 'bet-1', words: 'betIntent: unknown.asking' },
    { id: 'slip', words: 'betSlip: editing' },
  ],
  chosen: 'bet-1',
  onChoose: fn(),
  link: { is: 'made', path: '/workshop/#moment=abc' },
  onCopy: () => Promise.resolve(),
};

const meta = {
  title: 'Panels/Problem report',
  component: ProblemReportView,
  args: { count: 1_204, onSave: fn(), stepper: null },
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Report a problem" size="small">
      <ProblemReportView {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof ProblemReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Report a problem' }));

export const File: Story = {
  name: 'Elsewhere than on a demo: what is in the file and what is not, and nothing of a stepper',
  play: async ({ args }) => {
    const report = await dialog();
    await waitFor(() => expect(report.getByText(/the last 1,204 things/)).toBeVisible());
    await expect(report.getByText(/^Passwords/)).toBeVisible();
    await expect(report.queryByText('On this demo')).toBeNull();
    await expect(report.queryByRole('link')).toBeNull();
    await userEvent.click(report.getByRole('button', { name: 'Save the file' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(report.getByText(/^The file is saved\./)).toBeVisible());
  },
};

export const AtOnce: Story = {
  name: 'Opened as soon as the page is: nothing has happened yet',
  args: { count: 0 },
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByText(/were told and answered: nothing yet\.$/)).toBeVisible(),
    );
  },
};

export const Demo: Story = {
  name: 'On a demo: a part opens in the stepper, and its link is copied',
  args: { stepper },
  play: async () => {
    const report = await dialog();
    await expect(report.getByRole('link', { name: 'Open in the stepper' })).toHaveAttribute(
      'href',
      '/workshop/#moment=abc',
    );
    await userEvent.click(report.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(report.getByText('The link is copied.')).toBeVisible());
    await userEvent.selectOptions(report.getByLabelText('Part of the page'), 'betSlip: editing');
    await expect(stepper.onChoose).toHaveBeenCalledWith('slip');
  },
};

export const NoCopy: Story = {
  name: 'Where the browser allows no copy, it says what to do',
  args: { stepper: { ...stepper, onCopy: () => Promise.reject(new Error('No clipboard')) } },
  play: async () => {
    const report = await dialog();
    await userEvent.click(report.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(report.getByText(/^The browser allows no copy here/)).toBeVisible());
  },
};

export const Making: Story = {
  name: 'While the link is made there is nothing to press',
  args: { stepper: { ...stepper, link: null } },
  play: async () => {
    const report = await dialog();
    await waitFor(() => expect(report.getByText('Making the link…')).toBeVisible());
    await expect(report.queryByRole('link')).toBeNull();
  },
};

export const TooLong: Story = {
  name: 'What is too long for an address goes by the file',
  args: { stepper: { ...stepper, link: { is: 'tooLong' } } },
  play: async () => {
    const report = await dialog();
    await expect(report.getByRole('alert')).toHaveTextContent('Too much happened to this part for a link.');
    await expect(report.getByRole('link', { name: 'the workshop' })).toHaveAttribute('href', '/workshop/');
  },
};

export const Impossible: Story = {
  name: 'A part that cannot be opened says why',
  args: { stepper: { ...stepper, link: { is: 'impossible', why: 'It was older than the recording.' } } },
  play: async () => {
    const report = await dialog();
    await expect(report.getByRole('alert')).toHaveTextContent(
      'This part cannot be opened: It was older than the recording.',
    );
  },
};
