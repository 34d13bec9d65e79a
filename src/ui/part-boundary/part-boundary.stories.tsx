import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { LoadEffects, SiteState } from '../lazy-part/load-part.ts';
import { PartBoundary } from './part-boundary.tsx';

interface SiteProps {
  /** How many loads fail; three tries make one failure. */
  refusals: number;
  /** What the site answers meanwhile. */
  site?: SiteState;
  onReload?: () => void;
  /** The part fails once it has arrived. */
  isBroken?: boolean;
  isAsked?: boolean;
}

const Part = () => <p>The part is here.</p>;
const Broken = () => {
  throw new Error('A fault of its own');
};

/** A working page with a part that does not arrive at first. */
function Site({ refusals, site = 'away', onReload = fn(), isBroken = false, isAsked = true }: SiteProps) {
  const [LatePart] = useState<ComponentType>(() => {
    let left = refusals;
    const effects: LoadEffects = {
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms < 2_000 ? 0 : ms)),
      askSite: () => Promise.resolve(site),
    };
    const load = () =>
      left-- > 0 ? Promise.reject(new Error('Not there')) : Promise.resolve(isBroken ? Broken : Part);
    return lazyPart(load, effects);
  });
  return (
    <>
      <p>The page stands.</p>
      <PartBoundary name="This page" isAsked={isAsked} loading={<p>Loading…</p>} onReload={onReload}>
        <LatePart />
      </PartBoundary>
    </>
  );
}

const meta = {
  title: 'Parts/PartBoundary',
  component: Site,
  tags: ['autodocs'],
  args: { refusals: 3 },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const site = within(canvasElement);
    await expect(await site.findByRole('alert')).toHaveTextContent(words);
    await expect(site.getByText('The page stands.')).toBeVisible();
  };

export const NotLoaded: Story = {
  args: { refusals: Infinity },
  play: says('Your bets and your money are not affected. This page could not be loaded.'),
};

export const Outdated: Story = {
  args: { refusals: Infinity, site: 'renewed' },
  play: async (context) => {
    await says('There is a new version of this site.')(context);
    const site = within(context.canvasElement);
    await expect(site.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(site.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { refusals: 0, isBroken: true },
  play: says(
    'What you placed stands, once: My Bets and your balance say what came of it. This page has failed.',
  ),
};

export const TriedAgain: Story = {
  name: '"Try again" brings it',
  play: async ({ canvasElement }) => {
    const site = within(canvasElement);
    await userEvent.click(await site.findByRole('button', { name: 'Try again' }));
    await expect(await site.findByText('The part is here.')).toBeVisible();
    await expect(site.queryByRole('alert')).toBeNull();
  },
};

/** The browser remembers the failure, so only a new page asks for the part again. */
export const TriedInVain: Story = {
  args: { refusals: Infinity, site: 'same', onReload: fn() },
  play: async ({ args, canvasElement }) => {
    const site = within(canvasElement);
    const again = await site.findByRole('button', { name: 'Try again' });
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(again);
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
  },
};

/** A reload without a connection would lose the page. */
export const TriedWithoutConnection: Story = {
  args: { refusals: 6, site: 'away', onReload: fn() },
  play: async ({ args, canvasElement }) => {
    const site = within(canvasElement);
    await userEvent.click(await site.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await site.findByRole('button', { name: 'Try again' }));
    await expect(await site.findByText('The part is here.')).toBeVisible();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const NotAskedFor: Story = {
  name: 'what nobody asked for fails without a word, and comes by itself',
  args: { isAsked: false },
  play: async ({ canvasElement }) => {
    const site = within(canvasElement);
    await waitFor(() => expect(site.queryByText('Loading…')).toBeNull());
    await expect(site.queryByRole('alert')).toBeNull();
    await expect(await site.findByText('The part is here.')).toBeVisible();
  },
};
