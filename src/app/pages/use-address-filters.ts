import { useLocation, useNavigate } from 'react-router-dom';

/** A place in a report is in no other. */
export const places = ['page', 'after', 'before'];

/** The choices that a report's address holds, and a way to make others. Null takes one back. */
export function useAddressFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choose = (name: string, value: string | null) => {
    const to = new URLSearchParams(search);
    for (const place of places) to.delete(place);
    if (value === null) to.delete(name);
    else to.set(name, value);
    void navigate({ search: to.toString() });
  };
  return [new URLSearchParams(search), choose] as const;
}
