import { expect, screen, waitFor } from 'storybook/test';

/** What the stories of a date picker look up on the screen. */
export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
export const opener = () => screen.getByRole('button', { name: /^(Choose|Change) Date/ });
export const popup = () => screen.findByRole('dialog', { name: 'Choose Date' });
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose Date' })).toBeNull());
export const formValue = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('born');
export const cell = (name: string) => screen.getByRole('gridcell', { name });
