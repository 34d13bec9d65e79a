import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readable, visible } from '../../src/ui/tokens/token-pairs.fixture.ts';
import { FoundationPage, WideTable } from './foundation-page.tsx';
import css from './foundations.module.css';
import { colourIn, cssOf, judge, looks, namesOf, writtenAs } from './sheet.ts';
import { tokenUses } from './token-uses.ts';

const own = looks.filter(({ theme }) => theme === 'harbour');

function Value({ name, mode }: { name: string; mode: 'light' | 'dark' }) {
  const look = own.find((one) => one.mode === mode);
  const colour = look && colourIn(look, name);
  if (!colour) return <>{writtenAs(name).startsWith('light-dark(') ? 'see the sheet' : 'made of others'}</>;
  return (
    <>
      <span className={css.swatch} style={{ background: cssOf(colour) }} />
      {cssOf(colour)}
    </>
  );
}

function Tokens() {
  return (
    <FoundationPage
      title="Colour"
      lead="Parts read meaning, never the palette. Values are read from tokens.css; translucent ones are shown on the surface. The server’s theme may set brand, header, accent, back and lay."
    >
      <WideTable label="Meaning tokens" heads={['Token', 'Light', 'Dark', 'Used for']}>
        {namesOf('Meaning').map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Value name={name} mode="light" />
            </td>
            <td>
              <Value name={name} mode="dark" />
            </td>
            <td className={css.use}>{tokenUses[name]}</td>
          </tr>
        ))}
      </WideTable>
    </FoundationPage>
  );
}

const columns = looks.map(({ title, mode }) => `${title}, ${mode}`);

interface PairsProps {
  /** What may be put in the place of the pairs that are kept, to see what a fault looks like. */
  pairs: readonly (readonly [one: string, other: string])[];
  /** The least contrast that they must have. */
  least: number;
  kind: 'ink' | 'edge';
}

function Pairs({ pairs, least, kind }: PairsProps) {
  const judged = pairs.map(([one, other]) => ({ one, other, results: judge(one, other, least) }));
  const failing = judged.flatMap(({ results }) => results).filter(({ isEnough }) => !isEnough).length;
  return (
    <FoundationPage
      title={kind === 'ink' ? 'Contrast of inks' : 'Contrast of edges and marks'}
      lead={`Computed from tokens.css as each theme of the server is worn, in both modes. At least ${least}:1 is needed. ${failing === 0 ? 'All have it.' : `${failing} have less, and are marked.`}`}
    >
      <WideTable label="Pairs of colours" heads={['Pair', ...columns]}>
        {judged.map(({ one, other, results }) => (
          <tr key={`${one} ${other}`}>
            <th scope="row">
              <code>{one}</code> on <code>{other}</code>
            </th>
            {results.map(({ look, one: first, other: second, ratio, isEnough }) => (
              <td key={`${look.theme} ${look.mode}`} data-fails={isEnough ? undefined : ''}>
                {kind === 'ink' ? (
                  // Seen, not read: its ratio stands beside it.
                  <span className={css.sample} style={{ color: first, background: second }} aria-hidden>
                    2.36
                  </span>
                ) : (
                  <span
                    className={`${css.sample} ${css.edge}`}
                    style={{ borderColor: first, background: second }}
                  />
                )}
                {ratio.toFixed(1)}
                {!isEnough && ' fails'}
              </td>
            ))}
          </tr>
        ))}
      </WideTable>
    </FoundationPage>
  );
}

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const MeaningTokens: Story = {
  render: () => <Tokens />,
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row');
    await expect(rows).toHaveLength(Object.keys(tokenUses).length + 1);
  },
};

export const InksOnGrounds: Story = {
  render: () => <Pairs pairs={readable} least={4.5} kind="ink" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('row')).toHaveLength(readable.length + 1);
    await expect(canvasElement).toHaveTextContent('All have it.');
  },
};

export const EdgesAndMarks: Story = {
  render: () => <Pairs pairs={visible} least={3} kind="edge" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('row')).toHaveLength(visible.length + 1);
    await expect(canvasElement).toHaveTextContent('All have it.');
  },
};

/** What a pair that is too faint would look like: the hairline is no ink. */
export const APairThatFails: Story = {
  render: () => <Pairs pairs={[['--line-strong', '--surface']]} least={4.5} kind="edge" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(/fails/)).toHaveLength(looks.length);
  },
};
