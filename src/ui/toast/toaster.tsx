import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import css from './toast.module.css';
import type { ToastKind } from './toast.tsx';

export { showBeside } from './beside-note.ts';

/** The header tells the balance, which most messages are about. */
const belowHeader = 'calc(var(--header-height) + 8px)';

/** How long a toast stays, in milliseconds. */
const STANDS = 4000;

const ICONS = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
};

export type Show = (kind: ToastKind, text: ReactNode, duration?: number) => void;

/** One at a time: a new sentence replaces the one before. */
const show: Show = (kind, text, duration = STANDS) => {
  toast.dismiss();
  toast[kind](text, { duration });
};

/** Where toasts appear. Calls `onReady` once they will be visible. */
export function Toaster({ onReady }: { onReady: (show: Show) => void }) {
  // Runs after its child's effects, so the child is listening by now.
  useEffect(() => onReady(show), [onReady]);
  return (
    <Sonner
      position="top-right"
      visibleToasts={1}
      offset={{ top: belowHeader, right: 16 }}
      mobileOffset={{ top: belowHeader, left: 12, right: 12 }}
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: { toast: css.toast, title: css.text, icon: css.icon },
      }}
      icons={ICONS}
    />
  );
}
