import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultBettorSettings } from '#domain/bettor/bettor-settings.ts';
import { BettorSettingsView, type BettorSettingsViewProps } from './bettor-settings.view.tsx';

/** The view with its changes applied, as its machine applies them. */
function Settings(props: BettorSettingsViewProps) {
  const [settings, setSettings] = useState(props.settings);
  return (
    <BettorSettingsView
      {...props}
      settings={settings}
      onChange={(change) => {
        props.onChange(change);
        setSettings((before) => ({ ...before, ...change }));
      }}
    />
  );
}

const meta = {
  title: 'Panels/Bettor settings',
  component: Settings,
  parameters: { machine: 'bettor-settings', shows: 'props' },
  args: {
    settings: defaultBettorSettings,
    state: 'kept',
    looks: [
      { name: 'harbour', title: 'Harbour' },
      { name: 'estuary', title: 'Estuary' },
    ],
    now: '2026-11-26T20:41:00Z',
    ownZone: 'Asia/Kolkata',
    permission: 'default',
    onOutside: fn(),
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const settings = within(canvasElement);
    const odds = await settings.findByRole('group', { name: 'Odds' });
    await expect(odds).toHaveTextContent('What 1 staked pays if it wins, the stake included.');
    await expect(odds).not.toHaveTextContent('2.36');
    await userEvent.click(settings.getByRole('button', { name: 'Fractional' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ oddsFormat: 'FRACTIONAL' });
    await expect(canvasElement).toHaveTextContent('Decimal odds of 2.36 are shown as 34/25.');
    // The slip's own words for the same choice.
    const policies = within(settings.getByRole('group', { name: 'If the price moves' }));
    await expect(policies.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Take no other',
      'Take a better one',
      'Take up to 3 ticks worse',
    ]);
    await userEvent.click(policies.getByRole('button', { name: 'Take up to 3 ticks worse' }));
    await expect(canvasElement).toHaveTextContent('Up to 3 ticks worse is taken');
    const ticks = settings.getByLabelText('Ticks worse that are taken');
    await userEvent.clear(ticks);
    await userEvent.type(ticks, '1{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ policyTicks: 1 });
  },
};

/** The site's theme, or another; light or dark is a choice of its own. */
export const Look: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const settings = within(canvasElement);
    await expect(await settings.findByRole('button', { name: 'As the site' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(settings.getByRole('button', { name: 'Estuary' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ look: 'estuary' });
    await expect(settings.getByRole('button', { name: 'Estuary' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** No answer on what there is to choose from: the site's colours stay. */
export const NoLooks: Story = {
  args: { looks: [] },
  parameters: { state: 'kept' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Colours' })).toBeNull();
    await expect(await within(canvasElement).findByRole('group', { name: 'Theme' })).toBeVisible();
  },
};

/** The language writes an example of what it changes; the texts stay. */
export const LanguageAndZone: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const settings = within(canvasElement);
    const language = await settings.findByLabelText('Language', { selector: 'select' });
    await userEvent.selectOptions(language, 'Français');
    await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'fr' });
    await expect(settings.getByText(/^So it looks/)).toHaveTextContent(
      /100\s000,00 ₹ 26 nov\. 2026, .* lun. mar. mer./,
    );
    await userEvent.selectOptions(language, 'العربية');
    await expect(settings.getByText(/^So it looks/)).toHaveTextContent('١٠٠٬٠٠٠٫٠٠');
    const zone = settings.getByLabelText('Time zone');
    await expect(zone).toHaveDisplayValue('As this device: Asia/Kolkata');
    await userEvent.selectOptions(zone, 'America/St_Johns');
    await expect(args.onChange).toHaveBeenLastCalledWith({ timeZone: 'America/St_Johns' });
  },
};

export const KeepsInPlay: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const group = within(
      await within(canvasElement).findByRole('group', { name: 'When a market turns in play' }),
    );
    await userEvent.click(group.getByRole('button', { name: 'Keep it' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ keepsInPlay: true });
    await expect(canvasElement).toHaveTextContent('What is not matched of a bet stays on the book.');
  },
};

export const Notices: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const settings = within(canvasElement);
    await userEvent.click(await settings.findByRole('button', { name: 'A waiting bet lapses' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      notices: ['MATCHED', 'SETTLED', 'PRICE', 'STARTED'],
    });
    await userEvent.click(settings.getByRole('button', { name: 'Off in this browser' }));
    await expect(args.onOutside).toHaveBeenLastCalledWith(true);
  },
};

/** Its user told the browser not to: only they can change that. */
export const NotAllowed: Story = {
  args: { permission: 'denied', settings: { ...defaultBettorSettings, isToldOutside: true } },
  parameters: { state: 'kept' },
  play: async ({ canvasElement }) => {
    const group = within(await within(canvasElement).findByRole('group', { name: 'By the browser too' }));
    await expect(group.getByRole('button', { name: 'Off in this browser' })).toBeDisabled();
    await expect(canvasElement).toHaveTextContent('allow it in the settings it has for this site');
  },
};

/** In a home network, by plain http. */
export const NoBrowserNotices: Story = {
  args: { permission: 'absent' },
  parameters: { state: 'kept' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Off in this browser' }),
    ).toBeDisabled();
    await expect(canvasElement).toHaveTextContent('it needs an address that begins with https');
  },
};

/** Text that is no stake is reported and not kept. */
export const QuickStakes: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const stakes = await within(canvasElement).findByLabelText('Quick stakes');
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '200, many{Enter}');
    const wrong = 'Type up to 6 stakes with a comma and a space between them, such as 100, 500, 1000.';
    await expect(stakes).toHaveAccessibleDescription(wrong);
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '2,50{Enter}');
    await expect(stakes).toHaveAccessibleDescription(wrong);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '200, 750.50{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ quickStakes: [20_000, 75_050] });
    // The example is accepted as it stands, and is what the field then shows.
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '100, 500, 1000.{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ quickStakes: [10_000, 50_000, 100_000] });
    await expect(stakes).toHaveValue('100, 500, 1000');
  },
};

/** A decimal comma is read in every field of one stake. */
export const StakeWithAComma: Story = {
  parameters: { state: 'kept' },
  play: async ({ args, canvasElement }) => {
    const stake = await within(canvasElement).findByLabelText('One-click stake');
    await userEvent.clear(stake);
    await userEvent.type(stake, '1.250,50{Enter}');
    await expect(stake).toHaveAccessibleDescription('Type a stake such as 100.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(stake);
    await userEvent.type(stake, '112,50{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      oneClick: { ...defaultBettorSettings.oneClick, stake: 11_250 },
    });
  },
};

export const Saving: Story = { args: { state: 'saving' }, parameters: { state: 'saving' } };

export const NotSaved: Story = {
  args: { state: 'notSaved' },
  parameters: { state: 'notSaved' },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Not saved yet');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try now' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing can be changed before the kept settings are known. */
export const Loading: Story = {
  args: { state: 'loading' },
  parameters: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Fractional' })).toBeDisabled();
  },
};

export const NotLoaded: Story = { args: { state: 'notLoaded' }, parameters: { state: 'notLoaded' } };
