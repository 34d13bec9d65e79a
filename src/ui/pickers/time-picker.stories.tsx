import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TimePicker } from './time-picker.tsx';

const meta = {
  title: 'Parts/Pickers/Time',
  component: TimePicker,
  tags: ['autodocs'],
  args: { label: 'Reminder', defaultValue: '10:20:00', onChange: fn(), name: 'at' },
  parameters: { machine: 'time-picker' },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ padding: 16 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const unit = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const findUnit = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const formValue = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('at');

export const Valid: Story = {
  name: '[PIC-8] steps of an hour, five minutes and ten seconds, AM and PM',
  parameters: { state: 'open.valid' },
  args: { options: { showSeconds: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Seconds +' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('10:20:10');
    await userEvent.click(screen.getByRole('button', { name: 'Seconds −' }));
    await userEvent.click(screen.getByRole('button', { name: 'Minutes +' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hours −' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('09:25:00');
    await userEvent.click(screen.getByRole('button', { name: 'AM' }));
    await expect(formValue()).toBe('21:25:00');
    await expect(screen.getByRole('button', { name: 'PM' })).toBeVisible();
    await userEvent.click(unit('Minutes'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(unit('Minutes')).toHaveValue('30');
  },
};

export const Empty: Story = {
  parameters: { state: 'open.empty' },
  args: { defaultValue: undefined },
  play: async () => {
    await expect((await findUnit('Hours')).placeholder).toBe('HH');
    await expect(unit('Minutes').placeholder).toBe('MM');
    await expect(formValue()).toBe('');
  },
};

export const Invalid: Story = {
  name: '[PIC-16] a time outside the limits is rejected, and says so',
  parameters: { state: 'open.invalid' },
  args: { options: { min: 9 * 3600, max: 17 * 3600, hasMeridian: false } },
  play: async ({ args }) => {
    await userEvent.clear(await findUnit('Hours'));
    await userEvent.type(unit('Hours'), '18');
    await userEvent.tab();
    await waitFor(() => expect(unit('Hours')).toBeInvalid());
    await expect(unit('Hours')).toHaveAccessibleDescription('This is no time that can be chosen.');
    await expect(unit('Hours')).toHaveValue('18');
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(formValue()).toBe('');
  },
};

export const Locked: Story = {
  parameters: { state: 'locked' },
  args: { options: { isReadonly: true } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Hours +' })).toBeDisabled();
    unit('Hours').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Wheel: Story = {
  name: 'the wheel turns the field that has the focus, and the page stays',
  args: { options: { showSeconds: true } },
  play: async () => {
    const seconds = await findUnit('Seconds');
    const wheel = () => fireEvent.wheel(seconds, { deltaY: -1, cancelable: true });
    await expect(await wheel()).toBe(true);
    await expect(seconds).toHaveValue('00');
    seconds.focus();
    // The wheel listener exists once it is drawn; `false` means that the page was kept from scrolling.
    await waitFor(async () => expect(await wheel()).toBe(false));
    await waitFor(() => expect(seconds).toHaveValue('10'));
  },
};

export const Pasted: Story = {
  play: async () => {
    await userEvent.click(await findUnit('Hours'));
    await userEvent.paste('1:30 PM');
    await waitFor(() => expect(formValue()).toBe('13:30:00'));
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(formValue()).toBe('10:20:00'));
    await waitFor(() => expect(unit('Hours')).toHaveValue('10'));
  },
};
