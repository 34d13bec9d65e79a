import type { ComponentType } from 'react';

/** The range that every calendar shows: its ends, and the day that is today. */
export const shownRange = { start: '2024-02-10', end: '2024-02-20', today: '2024-02-20' } as const;

/** What is measured: showing two months in the page, going to the next month, opening the popup. */
export const acts = ['mount', 'next', 'open'] as const;
export type Act = (typeof acts)[number];

export const titles: Record<Act, string> = {
  mount: 'two months, ms',
  next: 'next month, ms',
  open: 'open, ms',
};

/** Two months side by side with a range, in the page and in a popup, and how to read and press them. */
export interface Contestant {
  Inline: ComponentType;
  Popup: ComponentType;
  /** Selects the button for the next month and the one that opens the popup. */
  next: string;
  opener: string;
  /** The name of the first month; it changes once the next month has appeared. */
  month: () => string | null | undefined;
  /** Whether the popup has reached its final position. */
  isPlaced: () => boolean;
  /** The cells of the days of the two months, without their neighbours' days. */
  days: () => ShownDay[];
}

export interface ShownDay {
  day: string;
  isSelected: boolean;
}

/** Radix hides a popup until it knows its place. */
export function isRadixPlaced(): boolean {
  const popup = document.querySelector<HTMLElement>('[data-radix-popper-content-wrapper]');
  return popup !== null && !popup.style.transform.includes('-200%');
}

export const cells = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
