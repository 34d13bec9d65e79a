import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, within } from 'storybook/test';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { filledStore, sampleDefinition } from '#live/market.test-data.ts';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { StarButton } from '#ui/star-button/star-button.tsx';
import type { Chances } from '#domain/odds/chances.ts';
import { ChanceRibbonView } from '#features/hero-match/chance-ribbon.view.tsx';
import { HeroMatchView } from '#features/hero-match/hero-match.view.tsx';

/** Both sides of each runner's prices, on a store that holds the market's image. */
function Prices() {
  const definition = sampleDefinition();
  const [store] = useState(() => filledStore(definition));
  return <QuickPricesView {...{ store, definition }} state="open" onPick={fn()} isNamed isLarge />;
}

const minute = 60_000;
/** Harbour Town from even to a third, with a wicket in between. */
const chances: readonly Chances[] = [0.5, 0.52, 0.61, 0.4, 0.43, 0.34].map((first, at) => ({
  at: at * minute,
  first,
  second: 1 - first,
}));

const meta = {
  title: 'Pages/Home, the leading match',
  component: HeroMatchView,
  args: {
    eventName: 'Harbour Town v Ridgeway',
    tournamentName: 'Harbour Premier League',
    address: '/marketdetails/1/4',
    sides: [
      { name: 'Harbour Town', mark: <SideMark name="Harbour Town" sportId="4" size={44} /> },
      { name: 'Ridgeway', mark: <SideMark name="Ridgeway" against="Harbour Town" sportId="4" size={44} /> },
    ],
    score: { home: '168/5 (20.0)', away: '117/4 (14.2)', period: 'needs 52 from 34', note: '' },
    matched: 12_400_000_00,
    prices: <Prices />,
    star: <StarButton label="Follow Harbour Town v Ridgeway" isOn={false} isPartly onToggle={fn()} />,
    ribbon: <ChanceRibbonView names={['Harbour Town', 'Ridgeway']} chances={chances} />,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof HeroMatchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cricket: Story = {
  play: async ({ canvasElement }) => {
    const hero = within(
      await within(canvasElement).findByRole('region', { name: 'Leading now: Harbour Town v Ridgeway' }),
    );
    await expect(hero.getByRole('link', { name: /^Harbour Town 168.5 .*Ridgeway/ })).toHaveAttribute(
      'href',
      '/marketdetails/1/4',
    );
    await expect(hero.getByRole('button', { name: 'Follow Harbour Town v Ridgeway' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('168/5 (20.0)');
    await expect(canvasElement).toHaveTextContent('₹1,24,00,000.00 matched');
    await expect(hero.getByRole('button', { name: /^Back Ridgeway at/ })).toBeVisible();
    await expect(hero.getByRole('button', { name: /^Lay Ridgeway at/ })).toBeVisible();
  },
};

/** The ribbon ends with the chances that stand beside it, although they came this moment. */
export const ChancesOfNow: Story = {
  args: {
    ribbon: (
      <ChanceRibbonView
        names={['Harbour Town', 'Ridgeway']}
        chances={[...chances, { at: 5 * minute + 1, first: 0.8, second: 0.2 }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const ribbon = await within(canvasElement).findByRole('img', { name: /^Harbour Town 80 %/ });
    const { right, top, height } = ribbon.getBoundingClientRect();
    const bandAt = (share: number) => document.elementFromPoint(right - 3, top + height * share);
    const [second, first] = [bandAt(0.15), bandAt(0.25)];
    await expect(second).not.toBe(first);
    await expect(bandAt(0.6)).toBe(first);
  },
};

/** A phone shows both sides too, where a list has room for one. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 366 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const side of ['Back', 'Lay'])
      await expect(
        await within(canvasElement).findByRole('button', { name: new RegExp(`^${side} Harbour Town at`) }),
      ).toBeVisible();
  },
};

/** The side that has not batted has no score. */
export const FirstInnings: Story = {
  args: { score: { home: '', away: '98/4 (14.0)', period: '1st innings', note: '' } },
};

/** Its feed has not answered yet: there are no prices, and nobody's kit is known. */
export const WithoutPrices: Story = {
  args: {
    sides: [
      { name: 'Harbour Town', mark: null },
      { name: 'Ridgeway', mark: null },
    ],
    score: null,
    matched: 0,
    prices: null,
    ribbon: <ChanceRibbonView names={['', '']} chances={null} />,
  },
};

export const LongNames: Story = {
  args: {
    sides: [
      { name: 'Llanfairpwllgwyngyll & District Wanderers Reserves', mark: null },
      { name: 'Oberammergau-Unterpfaffenhofen United', mark: null },
    ],
    tournamentName: 'The International Invitational Challenge Shield of Greater Harbour and the Islands',
  },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/** The draw has what the sides leave. */
export const ThreeWay: Story = {
  args: {
    ribbon: (
      <ChanceRibbonView
        names={['Harbour Town', 'Ridgeway']}
        chances={chances.map((point) => ({ ...point, second: point.second * 0.6 }))}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', {
        name: 'Harbour Town 34 %, Ridgeway 40 %; at first 50 % and 30 %; a draw 26 %',
      }),
    ).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Draw 26 %');
  },
};

/** However narrow a band is, no name stands over it or over its edge. */
export const NarrowBands: Story = {
  args: {
    ribbon: (
      <ChanceRibbonView
        names={['Llanfairpwllgwyngyll & District Wanderers', 'Ridgeway']}
        chances={chances.map(({ at }, moment) => ({ at, first: 0.5 + moment * 0.08, second: 0.05 }))}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bands = await within(canvasElement).findByRole('img', { name: /^Llanfairpwllgwyngyll/ });
    const { right, top, bottom, width } = bands.getBoundingClientRect();
    await expect(width).toBeGreaterThan(140);
    const ribbon = within(bands.parentElement!);
    const percents = ribbon.getAllByText(/ %$/);
    await expect(percents.map((share) => share.textContent)).toEqual(['5 %', '5 %', '90 %']);
    const names = ['Chance to win', 'Ridgeway', 'Draw', /^Llanfair/].map((words) => ribbon.getByText(words));
    for (const part of [...names, ...percents]) {
      const label = part.getBoundingClientRect();
      await expect(label.left).toBeGreaterThanOrEqual(right);
      await expect(label.top).toBeGreaterThanOrEqual(top);
      await expect(label.bottom).toBeLessThanOrEqual(bottom);
    }
  },
};

export const NothingOffered: Story = {
  args: { ribbon: <ChanceRibbonView names={['Harbour Town', 'Ridgeway']} chances={[]} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Too little is offered to tell the chances.');
  },
};
