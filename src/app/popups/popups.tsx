import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Popup, PopupName } from '#domain/site/popup.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { popupsMachine, selectPopup } from '#machines/popups/popups.machine.ts';

/** A popup that needs only its name. */
type PlainName = Exclude<PopupName, 'book' | 'marketRules' | 'banking'>;

interface Popups {
  /** The popup to show; null when there is none. */
  popup: Popup | null;
  /** Its name. */
  open: PopupName | null;
  show: (popup: Popup | PlainName) => void;
  close: () => void;
  /** Closes the popup and shows a page, which takes its place in the history. */
  leave: (path: string) => void;
}

/** Where the browser is, and what was written into its history entry. */
export interface Address extends Pick<Location, 'pathname' | 'search' | 'hash'> {
  state: unknown;
}

/** What is written into an entry that a popup has added. The browser keeps it when the page is loaded again. */
const pushed = 'popup';

const PopupsContext = createContext<Popups | null>(null);

export interface PopupsProviderProps {
  /** Reads where the browser is by now: a page that is still loading is not rendered yet. */
  readAddress?: () => Address;
  children: ReactNode;
}

const readLocation = (): Address => {
  const { pathname, search, hash } = window.location;
  // The router's part of it.
  return { pathname, search, hash, state: (window.history.state as { usr?: unknown } | null)?.usr };
};
const isPushed = ({ state }: Pick<Address, 'state'>): boolean => state === pushed;

/** FRM-2: one popup at a time, available everywhere and in step with the address's hash: Back closes it. */
export function PopupsProvider({ readAddress = readLocation, children }: PopupsProviderProps) {
  const navigate = useNavigate();
  const { hash, state } = useLocation() as Address;
  const hasToken = useIsSignedIn();
  const machine = popupsMachine.provide({
    actions: {
      setHash: (_, { hash: next, replace, isPushed: isOwn }) => {
        const { pathname, search } = readAddress();
        void navigate({ pathname, search, hash: next }, { replace, state: isOwn ? pushed : null });
      },
      goBack: (_, { hash: own }) => {
        if (readAddress().hash === own) void navigate(-1);
      },
      openPath: (_, { path, replace }) => void navigate(path, { replace }),
    },
  });
  const popups = useActorRef(machine, { input: { hash, isPushed: isPushed({ state }), hasToken } });
  useEffect(() => popups.send({ type: 'token.changed', hasToken }), [popups, hasToken]);
  const toldHash = useRef(hash);
  useEffect(() => {
    // Back right after opening a popup: the address has changed twice before anything was rendered.
    const tellWalked = () => {
      const address = readAddress();
      toldHash.current = address.hash;
      popups.send({ type: 'hash.changed', hash: address.hash, isPushed: isPushed(address) });
    };
    window.addEventListener('popstate', tellWalked);
    return () => window.removeEventListener('popstate', tellWalked);
  }, [popups, readAddress]);
  useEffect(() => {
    if (toldHash.current === hash) return;
    toldHash.current = hash;
    popups.send({ type: 'hash.changed', hash, isPushed: isPushed({ state }) });
  }, [popups, hash, state]);

  const popup = useSelector(popups, selectPopup);
  const show = useCallback(
    (wanted: Popup | PlainName) =>
      popups.send({
        type: 'popup.opened',
        popup: typeof wanted === 'string' ? { name: wanted } : wanted,
      }),
    [popups],
  );
  const close = useCallback(() => popups.send({ type: 'popup.closed' }), [popups]);
  const leave = useCallback((path: string) => popups.send({ type: 'popup.left', path }), [popups]);
  const value = useMemo(
    () => ({ popup, open: popup?.name ?? null, show, close, leave }),
    [popup, show, close, leave],
  );
  return <PopupsContext value={value}>{children}</PopupsContext>;
}

export function usePopups(): Popups {
  const popups = use(PopupsContext);
  if (!popups) throw new Error('usePopups needs a PopupsProvider above it');
  return popups;
}
