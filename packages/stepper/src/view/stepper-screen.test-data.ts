import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** What a tester sees and presses on the stepper. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
export const panel = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}(\\s*\\d+)?$`) }));
export const says = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
/** Presses an event that would be taken. */
export const send = async (name: string) =>
  userEvent.click(await (await panel('Now')).findByRole('button', { name }));
export const active = () =>
  screen.getAllByRole('group', { name: /, active$/ }).map((box) => box.dataset.state);
