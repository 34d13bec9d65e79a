import type { ReactNode } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { PartBoundary } from '../part-boundary/part-boundary.tsx';
import type { Show } from './toaster.tsx';

export type ToastKind = 'success' | 'error' | 'info';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

let setReady: (show: Show) => void;
const ready = new Promise<Show>((resolve) => (setReady = resolve));
const onReady = (show: Show) => setReady(show);

/** Where toasts appear: top right, one at a time (TST-1). There is one in the app, loaded after it. */
export function ToastRegion() {
  return (
    <PartBoundary name="The news" isAsked={false}>
      <Toaster onReady={onReady} />
    </PartBoundary>
  );
}

/**
 * Shows a sentence as soon as there is a region for it, replacing the one before, for some seconds or `duration` ms. A
 * bet's result is never shown in a toast alone.
 */
export function showToast(kind: ToastKind, text: ReactNode, duration?: number): void {
  void ready.then((show) => show(kind, text, duration));
}
