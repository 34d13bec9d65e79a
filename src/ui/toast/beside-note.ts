import css from './beside-note.module.css';

/** How long it stands, in milliseconds: long enough to be read, as a toast is. */
const STANDS = 4000;

/** Between the part and the note, and between the note and the window's edges, px. */
const gap = 6;

let remove = () => {};

/**
 * Shows a sentence beside a part of the page. It goes after some seconds, as the page scrolls, and at the next press: by
 * then it would stand beside something else, or has been read.
 */
export function showBeside(part: Element, text: string): void {
  remove();
  const note = document.createElement('p');
  note.className = css.note ?? '';
  // Announced as it is put in.
  note.role = 'alert';
  note.textContent = text;
  // Above the slip and its sheet, whichever is open.
  note.popover = 'manual';
  document.body.append(note);
  note.showPopover();
  place(note, part.getBoundingClientRect());

  const until = new AbortController();
  const timer = setTimeout(() => remove(), STANDS);
  remove = () => {
    clearTimeout(timer);
    until.abort();
    note.remove();
  };
  const ends = { capture: true, passive: true, signal: until.signal };
  for (const end of ['scroll', 'resize', 'pointerdown', 'keydown'])
    window.addEventListener(end, () => remove(), ends);
}

/** Below the part where there is room, else above it. */
function place(note: HTMLElement, part: DOMRect): void {
  const { width, height } = note.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = part.bottom + gap + height <= clientHeight - gap;
  const left = part.left + part.width / 2 - width / 2;
  note.style.top = `${isBelow ? part.bottom + gap : part.top - gap - height}px`;
  note.style.left = `${Math.max(gap, Math.min(left, clientWidth - gap - width))}px`;
}
