import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The router listens from its first commit on, and that commit comes in pieces. If the address changed between the first
 * render and that commit, this tells the router once.
 */
export function useAddressInStep(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const rendered = `${pathname}${search}${hash}`;
  useEffect(() => {
    const { pathname: path, search: query, hash: fragment } = window.location;
    const shown = `${path}${query}${fragment}`;
    if (shown !== rendered) void navigate(shown, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- later addresses are heard
  }, []);
}
