import { useCallback, useEffect, useState } from 'react';
import { momentFrom, type SavedMoment } from '#stepper/core/moment-link.ts';
import { machineNamed, type NamedMachine } from './machine-named.ts';
import { momentInAddress } from './stepped-machine.tsx';

export interface Opened extends NamedMachine {
  /** Another one each time. */
  readonly key: number;
  /** Null: at its start. */
  readonly moment: SavedMoment | null;
}

export interface OpenedState {
  readonly opened: Opened | null;
  /** Why nothing could be opened. */
  readonly fault: string | null;
  readonly isLoading: boolean;
  /** Opens a machine, by its id or folder. A later call overtakes an earlier one. */
  readonly open: (machine: string, moment: SavedMoment | null) => void;
  readonly refuse: (words: string) => void;
}

/** What the page steps: what its address names, until something else is chosen. */
export function useOpened(): OpenedState {
  const [asked, setAsked] = useState<Promise<Opened | null>>(inAddress);
  const [found, setFound] = useState<{ of: unknown; opened: Opened | null; fault: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    asked.then(
      (opened) => isCurrent && setFound({ of: asked, opened, fault: null }),
      (error: unknown) => isCurrent && setFound({ of: asked, opened: null, fault: wordsOf(error) }),
    );
    return () => void (isCurrent = false);
  }, [asked]);
  useEffect(() => {
    const hear = () => setAsked(inAddress());
    window.addEventListener('hashchange', hear);
    return () => window.removeEventListener('hashchange', hear);
  }, []);
  const isLoading = found?.of !== asked;
  return {
    opened: isLoading ? null : found.opened,
    fault: isLoading ? null : found.fault,
    isLoading,
    open: useCallback((machine, moment) => setAsked(opening(machine, moment)), []),
    refuse: useCallback((words) => setAsked(Promise.reject(new Error(words))), []),
  };
}

let lastKey = 0;
const opening = async (machine: string, moment: SavedMoment | null): Promise<Opened> => ({
  ...(await machineNamed(machine)),
  key: ++lastKey,
  moment,
});

async function inAddress(): Promise<Opened | null> {
  const code = momentInAddress();
  if (!code) return null;
  const moment = await momentFrom(code);
  return opening(moment.machine, moment);
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
