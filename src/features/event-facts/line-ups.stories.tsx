import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { LineUpsView } from './line-ups.view.tsx';

const eleven = (team: string) =>
  Array.from({ length: 11 }, (_, at) => `${'ABCDEFGHIJK'[at] ?? ''}. ${team}son`);

const meta = {
  title: 'Panels/Event facts/Line-ups',
  component: LineUpsView,
  args: {
    sportId: sportIds.soccer,
    sides: [
      { name: 'Quayside Athletic', players: eleven('Quay') },
      { name: 'Ferry Lane', players: eleven('Ferry') },
    ],
  },
} satisfies Meta<typeof LineUpsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Line-ups')).toBeVisible();
    await expect(within(canvasElement).queryByText('A. Quayson')).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Line-ups'));
    const away = within(canvasElement).getByRole('region', { name: 'Ferry Lane' });
    await expect(within(away).getAllByRole('listitem')).toHaveLength(11);
    await expect(within(away).getByText('K. Ferryson')).toBeVisible();
  },
};

export const OneSideKnownAndLongNames: Story = {
  args: {
    sides: [
      { name: 'Llanfairpwllgwyngyll'.repeat(3), players: ['Oberammergau-Unterpfaffenhofen'.repeat(3)] },
      { name: 'Ferry Lane', players: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Line-ups'));
    const lineUps = within(canvasElement).getByRole('region', { name: 'Line-ups' });
    await expect(within(lineUps).getAllByRole('region')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An older event: nothing is drawn. */
export const NoneKnown: Story = {
  args: { sides: [{ name: 'Quayside Athletic', players: [] }] },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByText('Line-ups')).toBeNull(),
};
