import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/button/button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import css from './foundations.module.css';
import { namesFrom, writtenAs } from './sheet.ts';

const Tile = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.tile}>
    {children}
    <code>{name}</code>
    <span>{writtenAs(name)}</span>
  </div>
);

const meta = { title: 'Foundations/Measures', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every size of text, in the font of the site, and its weights. */
export const Type: Story = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Inter, with figures of one width. Headings stand out by weight before size. Twelve pixels are never for what one must read to bet."
    >
      {namesFrom('--text-').map((name) => (
        <Tile key={name} name={name}>
          <p style={{ fontSize: `var(${name})` }}>Back Harbour Town at 2.36, 1,200 to match</p>
        </Tile>
      ))}
      {namesFrom('--weight-').map((name) => (
        <Tile key={name} name={name}>
          <p style={{ fontWeight: `var(${name})` }}>2.36 of 1,200</p>
        </Tile>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const sizes = namesFrom('--text-').map((name) => parseFloat(writtenAs(name)));
    const shown = (await within(canvasElement).findAllByText(/Harbour Town/)).map((text) =>
      parseFloat(getComputedStyle(text).fontSize),
    );
    const [scale = 0] = shown.map((size, at) => size / (sizes[at] ?? 1));
    await expect(shown).toEqual(sizes.map((size) => size * scale));
  },
};

export const Space: Story = {
  render: () => (
    <FoundationPage title="Space" lead="A grid of four pixels. Rows and controls are taller under a thumb.">
      <div className={css.tiles}>
        {[...namesFrom('--space-'), ...namesFrom('--row-height'), ...namesFrom('--control-height')].map(
          (name) => (
            <Tile key={name} name={name}>
              <div className={css.bar} style={{ width: `var(${name})` }} />
            </Tile>
          ),
        )}
      </div>
    </FoundationPage>
  ),
};

export const Radius: Story = {
  render: () => (
    <FoundationPage
      title="Radius"
      lead="Six for controls, ten for cards, full for chips. Hairlines instead of shadows."
    >
      <div className={css.tiles}>
        {namesFrom('--radius-').map((name) => (
          <Tile key={name} name={name}>
            <div className={css.corner} style={{ borderRadius: `var(${name})` }} />
          </Tile>
        ))}
      </div>
    </FoundationPage>
  ),
};

function Runways() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button onClick={() => setIsThere(!isThere)}>Move</Button>
      <div className={css.tiles}>
        {namesFrom('--motion-').map((name) => (
          <Tile key={name} name={name}>
            <div className={css.runway} data-there={isThere || undefined}>
              <div className={css.runner} style={{ ['--takes' as string]: `var(${name})` }} />
            </div>
          </Tile>
        ))}
      </div>
    </>
  );
}

export const Motion: Story = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Feedback, popups and toasts have a time each, and all ease out. Nothing moves under reduced motion: the toolbar shows it."
    >
      <Runways />
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Move' }));
    const runways = canvasElement.querySelectorAll('[data-there]');
    await expect(runways).toHaveLength(namesFrom('--motion-').length);
  },
};
