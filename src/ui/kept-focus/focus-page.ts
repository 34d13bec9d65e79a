/** Gives the focus to the content of the page, where a page that was opened begins for the keyboard. */
export const focusPage = (): void =>
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
