import { showToast } from './toast.tsx';

/** Tells a sentence beside the part of the page that was pressed, where one looks. */
export function tellBeside(part: Element, text: string): void {
  // It comes with what shows toasts, which every page fetches.
  const told = import('./toaster.tsx');
  told.then(({ showBeside }) => showBeside(part, text)).catch(() => showToast('info', text));
}
