import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  debounce,
  door,
  editor,
  fetcher,
  house,
  meter,
  player,
  socket,
  trafficLight,
} from '../testing/ten-machines.ts';
import { active, button, panel, press, says, send } from './stepper-screen.test-data.ts';
import { StepperView } from './stepper-view.tsx';

const meta = {
  title: 'Machines/Stepper/Any machine',
  component: StepperView,
  args: { machine: trafficLight },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepperView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clock: Story = {
  name: 'The clock goes to one timer at a time, or by so many ms',
  play: async () => {
    await press('To the next timer');
    await says('green → yellow.');
    await expect(active()).toEqual(['trafficLight', 'trafficLight.yellow']);
    const clock = await panel('Clock');
    await expect(await clock.findByRole('list', { name: 'Due' })).toHaveTextContent(
      'after yellowTime in yellow in 400 ms',
    );
    const field = clock.getByLabelText('Let pass (ms)');
    await userEvent.clear(field);
    await userEvent.type(field, 'soon{Enter}');
    await expect(await clock.findByRole('alert')).toHaveTextContent('This is a number of ms.');
    await expect(field).toHaveValue('soon');
    await userEvent.clear(field);
    await userEvent.type(field, '2400{Enter}');
    await says('yellow → red; red → green.');
    await expect(clock.getByText('5,400 ms')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Stepped by keyboard alone: back, forward, the next timer, and along the path',
  args: { machine: debounce, samples: { typed: { text: 'hello' } } },
  play: async () => {
    (await screen.findByRole('group', { name: 'Stepper of debounce' })).focus();
    await userEvent.keyboard('e');
    await expect(await (await panel('Now')).findByRole('button', { name: 'typed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await says(/debounce → typing\. did emit, log/);
    await userEvent.keyboard('n');
    await says('typing → quiet. did save.');
    await userEvent.keyboard('{ArrowLeft}');
    await says('At step 1.');
    await expect(active()).toEqual(['debounce', 'debounce.typing']);
    await userEvent.keyboard('{ArrowRight}');
    await says('At step 2.');
    await userEvent.keyboard('p');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await button(/^to the next timer/)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await says('At the start.');
  },
};

export const Request: Story = {
  name: 'A request is answered by a named answer, late, or with JSON that is checked first',
  args: {
    machine: fetcher,
    start: { input: { id: 'p-1' } },
    answerSamples: {
      load: [
        { name: 'Ada is found', value: { name: 'Ada' } },
        { name: 'nobody', value: { name: null } },
      ],
    },
  },
  play: async () => {
    await send('asked');
    await says('idle → loading. asked load#1.');
    // The pressed button is gone; the keyboard goes on where it was.
    await expect(await screen.findByRole('heading', { name: 'Now' })).toHaveFocus();
    await press('Ada is found');
    await says('loading → found. did tellUser.');
    await press('← Back');
    const requests = await panel('Requests');
    const field = requests.getByLabelText('Answer (JSON)');
    await userEvent.clear(field);
    await userEvent.type(field, '{{"name": }');
    await userEvent.click(requests.getByRole('button', { name: 'Resolve' }));
    await expect(await requests.findByRole('alert')).toHaveTextContent(/^This is not JSON/);
    await expect(field).toHaveValue('{"name": }');
    await userEvent.clear(field);
    await userEvent.type(field, '{{"name": null}');
    await userEvent.click(requests.getByRole('button', { name: 'Resolve' }));
    await says('loading → absent.');
    await press('← Back');
    await press('To the next timer');
    await userEvent.click(await requests.findByText('Left without an answer (1)'));
    await userEvent.click(requests.getByRole('button', { name: 'Ada is found' }));
    await says('Nothing heard it.');
  },
};

export const Fork: Story = {
  name: 'Going back and elsewhere keeps both ways',
  args: { machine: player },
  play: async () => {
    await send('power');
    await send('mode');
    await send('play');
    await press('← Back');
    await send('power');
    await says('on → off.');
    await press('← Back');
    const path = await panel('Path');
    await expect(await path.findByRole('list', { name: 'Other ways from here' })).toHaveTextContent('play');
    await userEvent.click(path.getByRole('button', { name: /^or play/ }));
    await expect(active()).toEqual(['player', 'player.on', 'player.on.disc', 'player.on.disc.playing']);
  },
};

export const BadJson: Story = {
  name: 'Data that is no JSON is told, and nothing typed is lost',
  args: { machine: socket, steps: [{ kind: 'tell', request: 'wire', event: { type: 'opened' } }] },
  play: async () => {
    await press('Data… of came');
    const field = await screen.findByLabelText('Data (JSON)', {
      selector: 'form[aria-label="Data of came"] textarea',
    });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '{{"text": "hi}');
    await press('Send came');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^This is not JSON/);
    await expect(field).toHaveValue('{"text": "hi}');
    await send('ping');
    await expect(field).toHaveValue('{"text": "hi}');
    await userEvent.clear(field);
    await userEvent.type(field, '{{"text": "hi"}');
    await press('Send came');
    await expect(await screen.findByRole('treeitem', { name: /last/ })).toHaveTextContent('last"hi"was null');
  },
};

export const Form: Story = {
  name: 'A schema gives fields, and guards are asked with what stands in them',
  args: {
    machine: socket,
    steps: [{ kind: 'tell', request: 'wire', event: { type: 'opened' } }],
    schemas: {
      came: {
        type: 'object',
        required: ['text', 'from'],
        properties: {
          text: { type: 'string', description: 'As it came' },
          from: {
            type: 'object',
            required: ['age'],
            properties: { age: { type: 'integer' }, isKnown: { type: 'boolean' } },
          },
          by: { enum: ['wire', 'air'] },
        },
      },
    },
  },
  play: async () => {
    // It cannot go without data: its form opens.
    await send('came');
    await userEvent.type(await screen.findByLabelText('text *'), 'hello');
    await userEvent.type(screen.getByLabelText('from.age *'), '1.5');
    await press('Send came');
    await expect(await screen.findByText('This is a whole number.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('from.age *'));
    await userEvent.type(screen.getByLabelText('from.age *'), '15');
    await userEvent.selectOptions(screen.getByLabelText('by'), 'air');
    await press('Send came');
    await says('open stays.');
    await expect(screen.getByRole('treeitem', { name: /last/ })).toHaveTextContent('"hello"');
  },
};

export const Refused: Story = {
  name: 'A guard that refuses says why, part by part',
  args: { machine: door, start: { input: { key: true, alarm: true } } },
  play: async () => {
    const now = await panel('Now');
    // What a guard is made of is told part by part; its source is as the build leaves it.
    const [key] = await now.findAllByText('hasKey');
    await expect(key?.closest('li')).toHaveTextContent(/✓ hasKey holds.+\.key/);
    await expect(now.getAllByText('isArmed').at(-1)?.closest('[data-holds]')).toHaveAttribute(
      'data-holds',
      'true',
    );
    await expect(now.queryByRole('button', { name: 'turned' })).toBeNull();
    await userEvent.click(now.getByText('Another event'));
    await userEvent.type(now.getByLabelText('Event'), 'turned');
    await userEvent.click(now.getByRole('button', { name: 'Send' }));
    await says('Nothing heard it.');
  },
};

export const Children: Story = {
  name: 'Machines under a machine have charts of their own, and rows of a chart are pressed',
  args: { machine: house },
  play: async () => {
    const chart = await panel('Chart');
    await userEvent.click(await chart.findByRole('button', { name: /^lamp\.added/ }));
    await says('house stays.');
    await userEvent.click(await chart.findByRole('button', { name: 'lamp:1' }));
    await expect(active()).toEqual(['lamp', 'lamp.dark']);
    await userEvent.click(chart.getByRole('button', { name: /^pressed/ }));
    await says('lamp:1: dark → lit; house stays.');
    await expect(active()).toEqual(['lamp', 'lamp.lit']);
    await userEvent.click(chart.getByRole('button', { name: /^after 500 ms/ }));
    await says('lamp:1: lit → dark.');
    // Before the lamp was added there is only the house to look at.
    await press('To the start');
    await expect(active()).toEqual(['house']);
    await expect(chart.queryByRole('button', { name: 'lamp:1' })).toBeNull();
  },
};

export const Regions: Story = {
  name: 'Regions side by side are lit together',
  args: { machine: editor },
  play: async () => {
    await send('bold');
    await says('weight.normal → weight.bold; saving → saving.dirty.');
    await expect(active()).toEqual([
      'editor',
      'editor.weight',
      'editor.weight.bold',
      'editor.saving',
      'editor.saving.dirty',
    ]);
  },
};

export const Values: Story = {
  name: 'Observables show values, tell events and end',
  args: { machine: meter },
  play: async () => {
    const requests = await panel('Requests');
    await userEvent.type(await requests.findByLabelText('Value (JSON)'), '7');
    await userEvent.click(requests.getByRole('button', { name: 'New value' }));
    await expect(await screen.findByRole('treeitem', { name: /value/ })).toHaveTextContent('value7was 0');
    await userEvent.click(requests.getByText('Tell an event'));
    await userEvent.type(requests.getByLabelText('Event'), 'key.up');
    await userEvent.click(requests.getByRole('button', { name: 'Tell' }));
    await expect(await screen.findByRole('treeitem', { name: /value/ })).toHaveTextContent('-1');
  },
};
