import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { timing } from '#domain/site/timing.ts';
import { closedDefinition } from '#live/market.test-data.ts';
import { notLiveReasonOf } from '#machines/market-feed/market-feed.machine.ts';
import { expectStates } from '#machines/testing/state-paths.ts';
import { openFeed, type OpenFeed } from './market-feed.test-data.ts';
import { LiveMarketView } from './live-market.view.tsx';

interface MarketProps {
  /** What the feed has been through. */
  after?: (feed: OpenFeed) => void;
  /** The states that this leads to, as the story names them. */
  states?: unknown;
  onPick: () => void;
}

/** The view on the real market-feed machine. */
function Market({ after, states, onPick }: MarketProps) {
  const [{ feed, store }] = useState(() => {
    const opened = openFeed();
    after?.(opened);
    return opened;
  });
  const snapshot = feed.getSnapshot();
  expectStates(snapshot.value, states);
  return (
    <LiveMarketView
      store={store}
      definition={store.definition()}
      notLiveReason={notLiveReasonOf(snapshot)}
      resultIfWins={null}
      onPick={onPick}
    />
  );
}

const meta = {
  title: 'Panels/Market feed',
  component: Market,
  parameters: { machine: 'market-feed' },
  args: { onPick: fn() },
  render: (args, { parameters }) => <Market {...args} states={parameters.state} />,
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressHome = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^Back Harbour Town at 2.36/ }));

/** The prices stay, greyed, under the reason, and take no bets. */
const isNotLive =
  (reason: string): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(`Not live. ${reason}`);
    await pressHome(canvasElement);
    await expect(args.onPick).not.toHaveBeenCalled();
  };
const connectingAgain = isNotLive('Betting is paused: these prices are not live. Connecting again…');

export const Connecting: Story = {
  parameters: { state: 'watching.connecting' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading the market');
  },
};

export const Live: Story = {
  args: { after: ({ bringImage }) => bringImage() },
  parameters: { state: 'watching.live' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
    await pressHome(canvasElement);
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};

export const Silent: Story = {
  args: {
    after: ({ bringImage, pass }) => {
      bringImage();
      pass(timing.gatewaySilence);
    },
  },
  parameters: { state: 'notLive.silent' },
  play: connectingAgain,
};

export const Gap: Story = {
  args: {
    after: ({ bringImage, feed }) => {
      bringImage();
      const facts = { kind: 'change', epoch: 'e1', from: 3, to: 4, market: null } as const;
      feed.send({ type: 'message.received', facts, message: null });
    },
  },
  parameters: { state: 'notLive.gap' },
  play: connectingAgain,
};

export const Cut: Story = {
  args: {
    after: ({ bringImage, feed }) => {
      bringImage();
      feed.send({ type: 'stream.ended' });
    },
  },
  parameters: { state: 'notLive.cut' },
  play: connectingAgain,
};

export const Offline: Story = {
  args: {
    after: ({ bringImage, feed }) => {
      bringImage();
      feed.send({ type: 'network.lost' });
    },
  },
  parameters: { state: 'notLive.offline' },
  play: isNotLive('You are offline. Prices are not live, and no bet can be placed.'),
};

/** What a bettor sees in the moment of coming back to the tab. */
export const Paused: Story = {
  args: {
    after: ({ bringImage, feed }) => {
      bringImage();
      feed.send({ type: 'page.hidden' });
    },
  },
  parameters: { state: 'notLive.paused' },
  play: connectingAgain,
};

export const UnknownMarket: Story = {
  args: {
    after: ({ feed }) =>
      feed.send({ type: 'message.received', facts: { kind: 'unknownMarket' }, message: null }),
  },
  parameters: { state: 'notLive.unknownMarket' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There is no such market')).toBeVisible();
  },
};

/** The market was there and is gone: its prices are not taken away before the bettor's eyes. */
export const MarketVanished: Story = {
  args: {
    after: ({ bringImage, feed }) => {
      bringImage();
      feed.send({ type: 'message.received', facts: { kind: 'unknownMarket' }, message: null });
    },
  },
  parameters: { state: 'notLive.unknownMarket' },
  play: isNotLive('The exchange no longer has this market'),
};

/** A closed market has no prices that could be old. */
export const CutAfterTheEnd: Story = {
  args: {
    after: ({ bringImage, feed }) => {
      bringImage(closedDefinition('home'));
      feed.send({ type: 'stream.ended' });
    },
  },
  parameters: { state: 'notLive.cut' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Not live.')).toBeNull();
  },
};
