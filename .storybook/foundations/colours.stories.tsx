import type { Meta, StoryObj } from '@storybook/react-vite';

const INKS = ['ink', 'ink-muted', 'ink-faint', 'link', 'positive', 'negative'];
const GROUNDS = ['paper', 'surface', 'surface-sunk', 'surface-float', 'surface-hover'];
const PAIRS = ['brand', 'header', 'accent', 'danger', 'warning'];
const RAMP = ['back-2', 'back-1', 'back-0', 'lay-0', 'lay-1', 'lay-2', 'lit'];

function Swatch({ ground, ink, words }: { ground: string; ink: string; words: string }) {
  return (
    <div
      style={{
        background: `var(--${ground})`,
        color: `var(--${ink})`,
        padding: '8px 12px',
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius-control)',
      }}
    >
      {words}
    </div>
  );
}

function Tokens() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {GROUNDS.map((ground) => (
        <div key={ground} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {INKS.map((ink) => (
            <Swatch key={ink} ground={ground} ink={ink} words={`${ink} on ${ground}`} />
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {PAIRS.map((name) => (
          <Swatch key={name} ground={name} ink={`${name}-ink`} words={name} />
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {RAMP.map((ground) => (
          <div key={ground}>
            <Swatch ground={ground} ink="price-ink" words="2.36" />
            <Swatch ground={ground} ink="price-size-ink" words={ground} />
          </div>
        ))}
      </div>
      {['small', 'table', 'body', 'large', 'title'].map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          {size}: Back Arsenal at 2.36, 1,200 available
        </p>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Colour', component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;

/** Every background with the inks that stand on it, in the toolbar's mode. */
export const Colours: StoryObj<typeof meta> = {};
