import { useLocation, useNavigate } from 'react-router-dom';
import type { EventDay } from '#domain/market/event-days.ts';
import type { SportOrder } from '#features/sport-page/order-choice.view.tsx';

/** Each is null where the address does not name it. */
export interface SportPart {
  /** Null: every day. */
  day: EventDay | null;
  /** The id of one competition; null: all. */
  competition: string | null;
  /** The name of the market whose prices are listed; null: each event's main market. */
  market: string | null;
  order: SportOrder;
  /** Another choice takes the place of the one before, so that one step back leaves the page. */
  choose: (name: 'day' | 'market' | 'order', id: string | null) => void;
  /** The address of one competition, or of all, with everything else as it is chosen. */
  addressOf: (competition: string | null) => string;
}

const changed = (search: string, name: string, value: string | null): string => {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return `?${query.toString()}`;
};

/** The part of a sport that the address names, so that it can be shared and is there again after Back. */
export function useSportPart(): SportPart {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    day: query.get('day') || null,
    competition: query.get('competition') || null,
    market: query.get('market') || null,
    order: query.get('order') === 'matched' ? 'matched' : null,
    choose: (name, id) => void navigate({ search: changed(search, name, id) }, { replace: true }),
    addressOf: (competition) => `/${changed(search, 'competition', competition)}`,
  };
}
