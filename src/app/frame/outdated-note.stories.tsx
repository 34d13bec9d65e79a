import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createOutdated } from '#kept/outdated.ts';
import { OutdatedNote } from './outdated-note.tsx';

const meta = { title: 'Pages/Frame/Outdated note', component: OutdatedNote } satisfies Meta<
  typeof OutdatedNote
>;
export default meta;

const page = createOutdated();

/** A newer site in another tab has changed what this browser keeps. */
export const Newer: StoryObj<typeof meta> = {
  args: { page },
  play: async ({ canvasElement }) => {
    page.tell();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Nothing can be placed or paid from this page/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};
