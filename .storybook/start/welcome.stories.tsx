import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Count, Coverage } from '../../tests/machine-coverage/coverage.ts';
import { Mark } from '../../src/ui/mark/mark.tsx';
import { MachineMap, machineCount, type MachineCoverage } from './machine-map.tsx';
import page from '../page.module.css';
import css from './start.module.css';

/** What `coverage:machines` has written, if it has run. */
const [measured] = Object.values(
  import.meta.glob<Coverage>('../../test-results/machine-coverage.json', { eager: true, import: 'default' }),
);

const percent = ({ covered, total }: Count): number =>
  total === 0 ? 100 : Math.floor((100 * covered) / total);

const coverage = Object.fromEntries(
  (measured?.machines ?? []).map(({ name, states, transitions }) => [
    name,
    { states: percent(states), transitions: percent(transitions) },
  ]),
);

const ways = [
  {
    who: 'Designers',
    steps: [
      'Begin with Foundations: colours with their contrast, type, space, motion, icons.',
      'Filter the side bar by a tag: picture leaves the stories at rest, to be looked at; behaviour those whose play presses and types.',
      'Parts have a page each, Docs, with everything that can be set.',
      'Panels and Pages show what bettors see. Switch mode, theme, size of text and direction in the toolbar: the address keeps it, so send the link.',
    ],
  },
  {
    who: 'Testers',
    steps: [
      'Find the state in the map below, or type a word of its story’s name into the search. “Step it” opens the machine itself: events, time and answers one by one.',
      'On a demo, “Report a problem” opens the running page in the stepper, too; ?inspect in its address watches it.',
      'Each story is named for what holds in it. Its Interactions tell what was pressed and what was checked.',
      'The Accessibility tab lists what axe found. Offline, reduced motion and 200 % text are in the toolbar.',
    ],
  },
  {
    who: 'Engineers',
    steps: [
      'A story reaches its state on the real machine: storyOf goes a way of events, answers and time limits. It fails where nothing hears a step, or the way ends elsewhere.',
      'At rest a story is a picture. One whose play acts is a behaviour, and says where it ends.',
      'npm run storybook shows it while you write; npm test plays all of them at two widths.',
    ],
  },
];

function Welcome({ measures }: { measures: Readonly<Record<string, MachineCoverage>> }) {
  return (
    <main className={`${page.page} ${css.welcome}`}>
      <Mark size="large" />
      <h1>Every panel of Layline, in each of its states</h1>
      <p className={page.lead}>
        This is the site without its exchange: parts, panels and pages as they are shipped, brought into each
        state by the machines that decide about them. Nothing here can bet, and nothing is asked of a server.
      </p>
      <h2>Three ways to review</h2>
      <div className={css.ways}>
        {ways.map(({ who, steps }) => (
          <section key={who} className={css.card} aria-label={who}>
            <h3>{who}</h3>
            {steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
          </section>
        ))}
      </div>
      <h2>The machines</h2>
      <p className={page.lead}>
        {machineCount} machines decide what can happen. Open one to find the stories of its states.
      </p>
      <MachineMap coverage={measures} />
    </main>
  );
}

const meta = {
  title: 'Start/Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen' },
  args: { measures: coverage },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToLayline: Story = {
  name: 'Welcome',
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('article', { name: 'bet-intent' }));
    card.getByText('Its stories').click();
    const links = await card.findAllByRole('link');
    await expect(links.length).toBeGreaterThan(10);
  },
};

/** With figures of coverage, as they stand once they are measured. */
export const Measured: Story = {
  args: { measures: { 'bet-slip': { states: 100, transitions: 96 } } },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'bet-slip' });
    await expect(card).toHaveTextContent('tests come to 100 % of its states, 96 % of its transitions');
  },
};
