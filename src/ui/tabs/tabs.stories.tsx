import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TabPanel, Tabs } from './tabs.tsx';
import type { TabsProps } from './tabs.tsx';

function Chosen(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onChange={setValue}>
      {props.items.map((item) => (
        <TabPanel key={item.value} value={item.value}>
          The {item.value} panel
        </TabPanel>
      ))}
    </Tabs>
  );
}

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'My bets',
    value: 'matched',
    onChange: () => undefined,
    items: [
      { value: 'slip', label: 'Bet slip' },
      { value: 'matched', label: 'Matched', count: 3 },
      { value: 'unmatched', label: 'Unmatched', count: 0 },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Bet slip' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The slip panel');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Matched 3' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Stretched: Story = { args: { stretch: true } };

export const OneDisabled: Story = {
  args: {
    items: [
      { value: 'matched', label: 'Matched' },
      { value: 'stream', label: 'Live stream', disabled: true },
    ],
  },
};

export const TooManyToFit: Story = {
  args: {
    value: 'Cricket',
    items: [
      'Cricket',
      'Tennis',
      'Soccer',
      'Horse racing',
      'Basketball',
      'Greyhounds',
      'Binary',
      'Lottery',
    ].map((sport) => ({ value: sport, label: sport, count: 4 })),
  },
  decorators: [
    (Part) => (
      <div style={{ width: 320 }}>
        <Part />
      </div>
    ),
  ],
};
