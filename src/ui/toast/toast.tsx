import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster, toast } from 'sonner';
import css from './toast.module.css';

export type ToastKind = 'success' | 'error' | 'info';

/** Milliseconds a toast stands. */
const STANDS = 4000;

const ICONS = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
};

/** Where toasts appear: top right, one at a time (TST-1). Once in the app. */
export function ToastRegion() {
  return (
    <Toaster
      position="top-right"
      visibleToasts={1}
      offset={16}
      mobileOffset={12}
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        duration: STANDS,
        classNames: { toast: css.toast, title: css.text, icon: css.icon },
      }}
      icons={ICONS}
    />
  );
}

/** Shows a sentence and takes away the one that stood. What a bet came to never stands in a toast alone. */
export function showToast(kind: ToastKind, text: string): void {
  toast.dismiss();
  toast[kind](text);
}
