import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultBettorSettings } from '#domain/bettor/bettor-settings.ts';
import {
  bettorSettingsMachine,
  selectSettings,
  selectState,
} from '#machines/bettor-settings/bettor-settings.machine.ts';
import { answers, passes, rejects, sends } from '#tests/stories/machine-path.ts';
import { contextOf, storyOf, type Reached } from '#tests/stories/story-of.tsx';
import { BettorSettingsView, type BettorSettingsViewProps } from './bettor-settings.view.tsx';

const meta = {
  title: 'Panels/Bettor settings',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type AtRest = Reached<typeof bettorSettingsMachine>;
type Given = Partial<Pick<BettorSettingsViewProps, 'looks' | 'permission'>>;

const onOutside = fn();
const shownWith =
  ({ looks = bothLooks, permission = 'default' }: Given) =>
  ({ snapshot, send }: AtRest) => (
    <BettorSettingsView
      settings={selectSettings(snapshot)}
      state={selectState(snapshot)}
      looks={looks}
      now="2026-11-26T20:41:00Z"
      ownZone="Asia/Kolkata"
      permission={permission}
      onOutside={onOutside}
      onChange={(change) => send({ type: 'setting.changed', change })}
      onRetry={() => send({ type: 'retry.chosen' })}
    />
  );
const bothLooks = [
  { name: 'harbour', title: 'Harbour' },
  { name: 'estuary', title: 'Estuary' },
];
const shown = shownWith({});

const input = { userName: 'asha', seed: 1 };
const known = answers('loadSettings', defaultBettorSettings);
/** What was changed and is not known to be saved: the machine took it. */
const changesOf = (loaded: Record<string, unknown>) => contextOf(loaded, bettorSettingsMachine).changes;
const changed = sends({ type: 'setting.changed', change: { oddsFormat: 'FRACTIONAL' } });

export const Kept: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept' }, shown),
  play: async ({ canvasElement }) => {
    const odds = await within(canvasElement).findByRole('group', { name: 'Odds' });
    await expect(odds).toHaveTextContent('What 1 staked pays if it wins, the stake included.');
    await expect(odds).not.toHaveTextContent('2.36');
  },
};

export const Changing: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const settings = within(canvasElement);
    await userEvent.click(await settings.findByRole('button', { name: 'Fractional' }));
    await expect(changesOf(loaded)).toMatchObject({ oddsFormat: 'FRACTIONAL' });
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
    await expect(changesOf(loaded)).toMatchObject({ policyTicks: 1 });
  },
};

/** The site's theme, or another; light or dark is a choice of its own. */
export const Look: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const settings = within(canvasElement);
    await expect(await settings.findByRole('button', { name: 'As the site' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(settings.getByRole('button', { name: 'Estuary' }));
    await expect(changesOf(loaded)).toMatchObject({ look: 'estuary' });
    await expect(settings.getByRole('button', { name: 'Estuary' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** No answer on what there is to choose from: the site's colours stay. */
export const NoLooks: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept' }, shownWith({ looks: [] })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Colours' })).toBeNull();
    await expect(await within(canvasElement).findByRole('group', { name: 'Theme' })).toBeVisible();
  },
};

/** The language writes an example of what it changes; the texts stay. */
export const LanguageAndZone: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const settings = within(canvasElement);
    const language = await settings.findByLabelText('Language', { selector: 'select' });
    await userEvent.selectOptions(language, 'Français');
    await expect(changesOf(loaded)).toMatchObject({ language: 'fr' });
    await expect(settings.getByText(/^So it looks/)).toHaveTextContent(
      /100\s000,00 ₹ 26 nov\. 2026, .* lun. mar. mer./,
    );
    await userEvent.selectOptions(language, 'العربية');
    await expect(settings.getByText(/^So it looks/)).toHaveTextContent('١٠٠٬٠٠٠٫٠٠');
    const zone = settings.getByLabelText('Time zone');
    await expect(zone).toHaveDisplayValue('As this device: Asia/Kolkata');
    await userEvent.selectOptions(zone, 'America/St_Johns');
    await expect(changesOf(loaded)).toMatchObject({ timeZone: 'America/St_Johns' });
  },
};

export const KeepsInPlay: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const group = within(
      await within(canvasElement).findByRole('group', { name: 'When a market turns in play' }),
    );
    await userEvent.click(group.getByRole('button', { name: 'Keep it' }));
    await expect(changesOf(loaded)).toMatchObject({ keepsInPlay: true });
    await expect(canvasElement).toHaveTextContent('What is not matched of a bet stays on the book.');
  },
};

export const Notices: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const settings = within(canvasElement);
    await userEvent.click(await settings.findByRole('button', { name: 'A waiting bet lapses' }));
    await expect(changesOf(loaded)).toMatchObject({
      notices: ['MATCHED', 'SETTLED', 'PRICE', 'STARTED'],
    });
    await userEvent.click(settings.getByRole('button', { name: 'Off in this browser' }));
    await expect(onOutside).toHaveBeenLastCalledWith(true);
  },
};

/** Its user told the browser not to: only they can change that. */
export const NotAllowed: Story = {
  ...storyOf(
    bettorSettingsMachine,
    {
      input,
      path: [answers('loadSettings', { ...defaultBettorSettings, isToldOutside: true })],
      at: 'kept',
    },
    shownWith({ permission: 'denied' }),
  ),
  play: async ({ canvasElement }) => {
    const group = within(await within(canvasElement).findByRole('group', { name: 'By the browser too' }));
    await expect(group.getByRole('button', { name: 'Off in this browser' })).toBeDisabled();
    await expect(canvasElement).toHaveTextContent('allow it in the settings it has for this site');
  },
};

/** In a home network, by plain http. */
export const NoBrowserNotices: Story = {
  ...storyOf(
    bettorSettingsMachine,
    { input, path: [known], at: 'kept' },
    shownWith({ permission: 'absent' }),
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Off in this browser' }),
    ).toBeDisabled();
    await expect(canvasElement).toHaveTextContent('it needs an address that begins with https');
  },
};

/** Text that is no stake is reported and not kept. */
export const QuickStakes: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const stakes = await within(canvasElement).findByLabelText('Quick stakes');
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '200, many{Enter}');
    const wrong = 'Type up to 6 stakes with a comma and a space between them, such as 100, 500, 1000.';
    await expect(stakes).toHaveAccessibleDescription(wrong);
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '2,50{Enter}');
    await expect(stakes).toHaveAccessibleDescription(wrong);
    await expect(changesOf(loaded)).toEqual({});
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '200, 750.50{Enter}');
    await expect(changesOf(loaded)).toMatchObject({ quickStakes: [20_000, 75_050] });
    // The example is accepted as it stands, and is what the field then shows.
    await userEvent.clear(stakes);
    await userEvent.type(stakes, '100, 500, 1000.{Enter}');
    await expect(changesOf(loaded)).toMatchObject({ quickStakes: [10_000, 50_000, 100_000] });
    await expect(stakes).toHaveValue('100, 500, 1000');
  },
};

/** A decimal comma is read in every field of one stake. */
export const StakeWithAComma: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known], at: 'kept', ends: 'saving' }, shown),
  play: async ({ canvasElement, loaded }) => {
    const stake = await within(canvasElement).findByLabelText('One-click stake');
    await userEvent.clear(stake);
    await userEvent.type(stake, '1.250,50{Enter}');
    await expect(stake).toHaveAccessibleDescription('Type a stake such as 100.');
    await expect(changesOf(loaded)).toEqual({});
    await userEvent.clear(stake);
    await userEvent.type(stake, '112,50{Enter}');
    await expect(changesOf(loaded)).toMatchObject({
      oneClick: { ...defaultBettorSettings.oneClick, stake: 11_250 },
    });
  },
};

export const Saving: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [known, changed], at: 'saving' }, shown),
};

export const NotSaved: Story = {
  ...storyOf(
    bettorSettingsMachine,
    { input, path: [known, changed, passes('callAnswer')], at: 'notSaved' },
    shown,
  ),
};

export const SavingAgain: Story = {
  ...storyOf(
    bettorSettingsMachine,
    { input, path: [known, changed, rejects('saveSettings')], at: 'notSaved', ends: 'saving' },
    shown,
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Not saved yet');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try now' }));
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Saving…');
  },
};

/** Nothing can be changed before the kept settings are known. */
export const Loading: Story = {
  ...storyOf(bettorSettingsMachine, { input, at: 'loading' }, shown),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Fractional' })).toBeDisabled();
  },
};

export const NotLoaded: Story = {
  ...storyOf(bettorSettingsMachine, { input, path: [passes('callAnswer')], at: 'notLoaded' }, shown),
};
