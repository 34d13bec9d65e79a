import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cardIdOf, type PickedPrice } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import type { Level } from '#domain/odds/levels.ts';
import { betSlipMachine } from '#machines/bet-slip/bet-slip.machine.ts';
import { sends } from '#tests/stories/machine-path.ts';
import { storyOf } from '#tests/stories/story-of.tsx';
import { awayToLay, homeToBack } from './bet-slip.test-data.tsx';
import { FirstCard } from './slip-card.test-data.tsx';
import { framed } from './slip-card.test-plays.tsx';

/** What would become of a bet, told before it is placed. */
const meta = { title: 'Panels/Bet in the slip, its outlook', decorators: [framed] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const input = { bettor: 'bettor', settings: defaultSlipSettings } as const;
const id = cardIdOf(homeToBack);
const at = '2026-11-21T10:00:00.000Z';
const picked = (price: PickedPrice) =>
  sends({
    type: 'price.picked',
    price,
    at: 10_000,
    changedAt: 0,
    reason: null,
    clientId: `client-${price.runnerId}`,
    chosenAt: at,
  });
const staked = (price: PickedPrice, text: string) =>
  sends({ type: 'stake.typed', id: cardIdOf(price), text });
/** In an open market. */
const made = (price: PickedPrice, stake = '100') => [picked(price), staked(price, stake)] as const;
const typed = (text: string) => sends({ type: 'odds.typed', id, text });
const isNow = (odds: number, offered: readonly Level[] = [], { runnerId, side } = homeToBack) =>
  sends({ type: 'price.changed', marketId: '1.1', runnerId, side, odds, offered });

/** Odds that nobody offers. */
export const WouldWait: Story = {
  ...storyOf(betSlipMachine, { input, path: [...made(homeToBack), typed('6')], at: 'editing' }, FirstCard),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Nobody offers these odds now: the bet would wait');
  },
};

const tooLittle = [
  ...made(homeToBack, '5000'),
  isNow(240, [
    [240, 10_000],
    [236, 130_000],
    [234, 900_000],
  ]),
] as const;

/** Less is on offer than is staked. */
export const OnlyInPart: Story = {
  ...storyOf(betSlipMachine, { input, path: tooLittle, at: 'editing' }, FirstCard),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Only ₹1,400.00 is on offer at these odds or better: the rest would wait',
    );
  },
};

/** What was seen of the offers before the connection was lost is not told as what there is. */
export const Offline: Story = {
  ...storyOf(
    betSlipMachine,
    {
      input,
      path: [...tooLittle, sends({ type: 'market.changed', marketId: '1.1', reason: 'offline' })],
      at: 'editing',
    },
    FirstCard,
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You are offline.');
    await expect(canvasElement).not.toHaveTextContent('on offer');
  },
};

/** The price has moved further than may be taken. The button below places another bet meanwhile. */
export const WouldBeRefused: Story = {
  ...storyOf(
    betSlipMachine,
    { input, path: [...made(homeToBack), ...made(awayToLay), isNow(220)], at: 'editing' },
    FirstCard,
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('this bet would be refused, not left waiting');
  },
};

const placedElsewhere = sends({
  type: 'placed.elsewhere',
  id,
  bet: { odds: 240, line: null, stake: 10_000 },
});
const tellsElsewhere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
    'You have already placed in another tab: Back Harbour Town, ₹100.00 at 2.40.',
  );
};

/** Its like was placed in another tab: the card says so until it is changed, in the confirm step too. */
export const PlacedElsewhere: Story = {
  ...storyOf(
    betSlipMachine,
    { input, path: [...made(homeToBack, '120'), placedElsewhere], at: 'editing' },
    FirstCard,
  ),
  play: tellsElsewhere,
};

/** Where another bet is confirmed: this one is not placed with it. */
export const PlacedElsewhereConfirmed: Story = {
  ...storyOf(
    betSlipMachine,
    {
      input: { ...input, settings: { ...defaultSlipSettings, isConfirmed: true } },
      path: [
        ...made(homeToBack, '120'),
        ...made(awayToLay),
        placedElsewhere,
        sends({ type: 'place.chosen', clientIds: ['client-3'], at, pressedAt: 20_000 }),
      ],
      at: 'confirming',
    },
    FirstCard,
  ),
  play: tellsElsewhere,
};

/** A deeper price than the best was pressed: whoever offers the better one is met first. */
export const DeeperPrice: Story = {
  ...storyOf(
    betSlipMachine,
    { input, path: [...made(homeToBack), isNow(240, [[240, 1_000_00]])], at: 'editing' },
    FirstCard,
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Asks 2.36; 2.40 is on offer now, so you would get 2.40 and win up to ₹140.00',
    );
    await expect(canvasElement).toHaveTextContent('Profit, at least₹136.00');
    await expect(canvasElement).not.toHaveTextContent('ticks better');
    // One offer is told once.
    await expect(canvasElement).not.toHaveTextContent('on offer at these odds or better');
  },
};

/** At odds of one's own that are worse than the best, too; what is on offer does not cover the whole stake here. */
export const OwnOddsBelowTheBest: Story = {
  ...storyOf(
    betSlipMachine,
    { input, path: [...made(homeToBack), typed('2.20'), isNow(240, [[240, 50_00]])], at: 'editing' },
    FirstCard,
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Asks 2.20; 2.40 is on offer now, so you would get 2.40 and win up to ₹130.00',
    );
    await expect(canvasElement).toHaveTextContent('Profit, at least₹120.00');
  },
};

const homeToLay: PickedPrice = { ...homeToBack, side: 'LAY' };

/** Of a lay it is the risk that may be less. */
export const DeeperLay: Story = {
  ...storyOf(
    betSlipMachine,
    { input, path: [...made(homeToLay), isNow(220, [[220, 1_000_00]], homeToLay)], at: 'editing' },
    FirstCard,
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('so you would get 2.20 and a liability as low as ₹120.00');
    await expect(canvasElement).toHaveTextContent('Liability, at most₹136.00');
  },
};

/** The typed odds are what the bet asks for, so where the clicked price went is not shown. */
export const EditedLay: Story = {
  ...storyOf(
    betSlipMachine,
    {
      input,
      path: [
        ...made(awayToLay),
        sends({ type: 'odds.typed', id: cardIdOf(awayToLay), text: '3.2' }),
        isNow(340, [], awayToLay),
      ],
      at: 'editing',
    },
    FirstCard,
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByText(/3\.20 asked for; now/)).toHaveTextContent('3.20 asked for; now 3.40');
    await expect(canvasElement).not.toHaveTextContent('3.30');
    await expect(card.getByRole('button', { name: 'Change to 3.40' })).toBeVisible();
  },
};

/** Where the button takes the price of now, the field, the figures and the button have one price. */
export const OnePrice: Story = {
  ...storyOf(betSlipMachine, { input, path: [...made(homeToBack), isNow(220)], at: 'editing' }, FirstCard),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Odds' })).toHaveValue('2.20');
    await expect(canvasElement).toHaveTextContent('Profit₹120.00');
  },
};

/** Whoever types on goes on from that price, which the card has taken then. */
export const OnePriceTaken: Story = {
  ...storyOf(betSlipMachine, { input, path: [...made(homeToBack), isNow(220)], at: 'editing' }, FirstCard),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Odds' });
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('2.205');
  },
};

/** Two markets of an event may differ only in their last words. */
export const LongNames: Story = {
  ...storyOf(
    betSlipMachine,
    {
      input,
      path: made({
        ...homeToBack,
        runnerName: 'Saltmarsh United of the Outer Harbour +0.5',
        eventName: 'Saltmarsh United of the Outer Harbour v Tidewater Town',
        marketName: 'Asian Handicap, 1st half',
      }),
      at: 'editing',
    },
    FirstCard,
  ),
  name: 'long names are read to their end, while it is made and when it is placed',
  play: async ({ canvasElement }) => {
    const texts = await within(canvasElement).findAllByText(/Outer Harbour/);
    await expect(texts).toHaveLength(2);
    for (const text of texts) await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
