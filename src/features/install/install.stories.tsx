import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { holdInstallOffer } from './install-offer.ts';
import { Install } from './install.tsx';
import { InstallView } from './install.view.tsx';

const meta = {
  title: 'Panels/Install',
  component: InstallView,
  args: { way: 'desktop', apk: null, onInstall: fn() },
} satisfies Meta<typeof InstallView>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(words);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  };

export const OnADesktop: Story = { play: says('In Safari on a Mac, choose File, then Add to Dock.') };

export const OnAnIphone: Story = {
  args: { way: 'ios', apk: 'https://download.example.com/layline.apk' },
  play: async (context) => {
    await says('Press Share, then Add to Home Screen.')(context);
    await expect(within(context.canvasElement).queryByRole('link')).toBeNull();
  },
};

export const OnAndroid: Story = {
  args: { way: 'android', apk: 'https://download.example.com/layline.apk' },
  play: async (context) => {
    await says('Press Install app or Add to Home screen.')(context);
    const file = await within(context.canvasElement).findByRole('link', { name: 'Download the APK' });
    await expect(file).toHaveAttribute('href', 'https://download.example.com/layline.apk');
  },
};

export const Installed: Story = { args: { way: 'installed' }, play: says('It is installed on this device') };

export const Offered: Story = {
  args: { way: 'offered' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Install' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};

/** The browser's own offer, made before anybody opens the popup, taken up once, then told as done. */
export const TakenUp: Story = {
  render: () => <Install apk={null} />,
  beforeEach: holdInstallOffer,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const prompt = fn(async () => undefined);
    const made = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(made);
    await expect(made.defaultPrevented).toBe(true);
    await userEvent.click(await page.findByRole('button', { name: 'Install' }));
    await expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('button')).toBeNull());
    window.dispatchEvent(new Event('appinstalled'));
    await expect(await page.findByText(/^It is installed on this device/)).toBeVisible();
  },
};
