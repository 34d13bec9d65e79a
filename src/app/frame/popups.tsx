import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** FRM-2: the popups that can be opened from anywhere. */
export type PopupName = 'login' | 'exposure' | 'rules' | 'bets' | 'search';

interface Popups {
  open: PopupName | null;
  show: (popup: PopupName) => void;
  close: () => void;
}

const PopupsContext = createContext<Popups | null>(null);

export function PopupsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<PopupName | null>(null);
  const popups = useMemo(() => ({ open, show: setOpen, close: () => setOpen(null) }), [open]);
  return <PopupsContext value={popups}>{children}</PopupsContext>;
}

export function usePopups(): Popups {
  const popups = use(PopupsContext);
  if (!popups) throw new Error('usePopups needs a PopupsProvider above it');
  return popups;
}
