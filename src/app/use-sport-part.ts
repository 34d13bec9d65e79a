import { useLocation, useNavigate } from 'react-router-dom';
import type { EventDay } from '#domain/market/event-days.ts';
import type { SportOrder } from '#features/sport-page/order-choice.view.tsx';

type PartName = 'day' | 'competition' | 'market' | 'order';

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
  choose: (name: PartName, id: string | null) => void;
  /** The address of another choice, with everything else as it is chosen. */
  addressOf: (name: PartName, id: string | null) => string;
}

/** The part of a sport that the address names, so that it can be shared and is there again after Back. */
export function useSportPart(): SportPart {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const addressOf = (name: PartName, id: string | null): string => {
    const changed = new URLSearchParams(query);
    if (id === null) changed.delete(name);
    else changed.set(name, id);
    return `${pathname}?${changed.toString()}`;
  };
  return {
    day: query.get('day') || null,
    competition: query.get('competition') || null,
    market: query.get('market') || null,
    order: query.get('order') === 'matched' ? 'matched' : null,
    choose: (name, id) => void navigate(addressOf(name, id), { replace: true }),
    addressOf,
  };
}
