/** Drops every tap and click of the next `ms` milliseconds, wherever it lands. A press of a key goes to what has the focus. */
export function dropTaps(ms: number): void {
  const drop = (click: MouseEvent) => {
    if (click.detail === 0) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', drop, true);
  setTimeout(() => document.removeEventListener('click', drop, true), ms);
}
