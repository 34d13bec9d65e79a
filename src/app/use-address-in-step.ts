import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The router listens from its first commit on, which comes in pieces: an address that changed after its first render and
 * before that commit is told to it once.
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
