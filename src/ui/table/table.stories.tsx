import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyText } from '../money-text/money-text.tsx';
import { Table, Td, Th } from './table.tsx';

const sorted = fn();

const rows = Array.from({ length: 12 }, (_, at) => ({
  date: `${21 - at} Nov 2026`,
  text: at % 3 === 0 ? 'Deposit' : 'Arsenal v Chelsea, Match Odds',
  minor: at % 3 === 0 ? 500000 : (at % 2 === 0 ? 1 : -1) * (at * 12345 + 990),
}));

const meta = {
  title: 'Parts/Table',
  component: Table,
  tags: ['autodocs'],
  args: {
    label: 'Statement',
    head: (
      <>
        <Th sort="descending" onSort={sorted}>
          Date
        </Th>
        <Th>What</Th>
        <Th figure sort="none">
          Amount
        </Th>
      </>
    ),
    total: (
      <>
        <Td colSpan={2}>Total</Td>
        <Td figure>
          <MoneyText minor={1873210} signed />
        </Td>
      </>
    ),
    children: rows.map((row) => (
      <tr key={row.date}>
        <Td>{row.date}</Td>
        <Td>{row.text}</Td>
        <Td figure>
          <MoneyText minor={row.minor} signed />
        </Td>
      </tr>
    )),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = await canvas.findByRole('columnheader', { name: 'Date' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(sorted).toHaveBeenCalled();
  },
};

export const Scrolling: Story = { args: { maxHeight: '240px' } };

export const WithoutTotal: Story = { args: { total: undefined } };
