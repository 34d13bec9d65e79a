import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** As wide as a card is beside a market. */
export const framed = (Story: () => ReactNode) => (
  <div style={{ maxWidth: 326 }}>
    <Story />
  </div>
);

/** The card tells how its bet stands, and its fields are gone. */
export const cardSays =
  (words: string): Play =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words);
    await expect(within(canvasElement).queryByLabelText('Stake')).toBeNull();
  };

/** And it cannot be taken out of the slip. */
export const cardStays =
  (words: string): Play =>
  async (context) => {
    await cardSays(words)(context);
    const card = within(context.canvasElement);
    await expect(card.queryByRole('button', { name: 'Remove Harbour Town' })).toBeNull();
  };
