import type { ComponentType } from 'react';

/** The range that every calendar shows: its ends, and the day that is today. */
export const shownRange = { start: '2024-02-10', end: '2024-02-20', today: '2024-02-20' } as const;

/** What is measured: to show two months in the page, to go to the next month, to open the popup. */
export const acts = ['mount', 'next', 'open'] as const;
export type Act = (typeof acts)[number];

/** Two months side by side with a range, in the page and in a popup, and how to read and to press it. */
export interface Contestant {
  Inline: ComponentType;
  Popup: ComponentType;
  /** Selects the button that goes to the next month, and the one that opens the popup. */
  next: string;
  opener: string;
  /** What the first month is called; another word after the next month has come. */
  month: () => string | null | undefined;
  /** Whether the popup is where it is going to stay. */
  isPlaced: () => boolean;
  /** The cells of the days of the two months, without those of their neighbours. */
  days: () => ShownDay[];
}

export interface ShownDay {
  day: string;
  isSelected: boolean;
}

/** Radix keeps a popup out of sight until it knows its place. */
export function isRadixPlaced(): boolean {
  const popup = document.querySelector<HTMLElement>('[data-radix-popper-content-wrapper]');
  return popup !== null && !popup.style.transform.includes('-200%');
}

export const cells = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
