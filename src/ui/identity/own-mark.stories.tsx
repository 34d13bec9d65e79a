import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sportIds } from '#domain/market/sport.ts';
import { OwnImages, OwnImagesContext } from './own-images.ts';
import { SideMark } from './side-mark.tsx';

const name = 'Port Vale Rovers';
const sportId = sportIds.soccer;
const anchor =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Crect width='10' height='10' fill='teal'/%3E%3C/svg%3E";

const listing = (path: string) => new OwnImages(() => Promise.resolve([{ sportId, name, path }]));

/** Called when an image does not come. */
const hasFailed = fn();

const meta = {
  title: 'Parts/Identity/Own image',
  component: SideMark,
  tags: ['autodocs'],
  args: { name, sportId, size: 40 },
  render: (args, { parameters }) => (
    <OwnImagesContext value={parameters['images'] as OwnImages}>
      <div onErrorCapture={hasFailed}>
        <p>
          <SideMark {...args} /> {args.name}
        </p>
        <p>
          <SideMark {...args} name="Ferry Lane" /> Ferry Lane
        </p>
      </div>
    </OwnImagesContext>
  ),
} satisfies Meta<typeof SideMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its row is as high as that of a drawn one, and the mark as large. */
async function isInPlace(canvas: HTMLElement) {
  const [own, drawn] = [...canvas.querySelectorAll('p')];
  await waitFor(() => expect(drawn?.querySelector('svg')).toBeVisible());
  await expect(own?.offsetHeight).toBe(drawn?.offsetHeight);
  const { width, height } = own!.firstElementChild!.getBoundingClientRect();
  await expect([width, height]).toEqual([40, 40]);
}

export const Shown: Story = {
  parameters: { images: listing(anchor) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="shown"] > img')).toBeVisible());
    await expect(canvasElement.querySelector('[data-state] svg')).toBeNull();
    await isInPlace(canvasElement);
  },
};

/** It is no image: the drawn mark is there as if nothing had been listed, in the same room. */
export const Failed: Story = {
  parameters: { images: listing('data:image/png;base64,AAAA') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(hasFailed).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2);
    await isInPlace(canvasElement);
  },
};

/** Until it is there the drawn mark stands. */
export const Coming: Story = {
  parameters: { images: new OwnImages(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

const asked = fn(() => Promise.resolve([{ sportId, name, path: anchor }]));

/** Another sport's team of that name is another team. */
export const OtherSport: Story = {
  args: { sportId: sportIds.cricket },
  parameters: { images: new OwnImages(asked) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await asked.mock.results[0]?.value;
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
