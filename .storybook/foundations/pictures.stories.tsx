import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usedIcons } from 'virtual:used-icons';
import { sportIds } from '../../src/domain/market/sport.ts';
import { Mark as LaylinesMark } from '../../src/ui/mark/mark.tsx';
import { SportIcon } from '../../src/ui/sport-icon/sport-icon.tsx';
import { FoundationPage } from './foundation-page.tsx';
import css from './foundations.module.css';

const meta = { title: 'Foundations/Pictures', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon that the site uses, and the sports'. */
export const Icons: Story = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="One set, Lucide, for what acts; sports have drawings of their own. This is what the site imports today."
    >
      <h2>What acts</h2>
      <div className={css.tiles}>
        {Object.entries(usedIcons).map(([name, Icon]) => (
          <div key={name} className={css.tile}>
            <Icon aria-hidden />
            <code>{name}</code>
          </div>
        ))}
      </div>
      <h2>Sports</h2>
      <div className={css.tiles}>
        {Object.entries(sportIds).map(([name, id]) => (
          <div key={id} className={css.tile}>
            <SportIcon sportId={id} />
            <span>{name}</span>
          </div>
        ))}
      </div>
    </FoundationPage>
  ),
  play: async () => expect(Object.keys(usedIcons).length).toBeGreaterThan(20),
};

export const Mark: Story = {
  render: () => (
    <FoundationPage
      title="Mark"
      lead="A layline is the course from which one tack reaches the buoy: two fine lines, one back-blue, one lay-pink."
    >
      <div className={css.tiles}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <div key={size} className={css.tile}>
            <LaylinesMark size={size} />
            <code>{size}</code>
          </div>
        ))}
        <div className={css.tile} style={{ background: 'var(--header)', color: 'var(--header-ink)' }}>
          <LaylinesMark size="large" />
          <span>in the header</span>
        </div>
        <div className={css.tile}>
          <LaylinesMark size="large" signOnly />
          <span>alone</span>
        </div>
      </div>
    </FoundationPage>
  ),
};
