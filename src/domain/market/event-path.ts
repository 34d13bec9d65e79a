import { hrefOf } from '../site/route.ts';
import { sportIds } from './sport.ts';

/** The page of an event. A lottery draw has its own (PNL-5, RTE-17). */
export function eventPath(eventId: string, sportId: string): string {
  return hrefOf(sportId === sportIds.lottery ? 'lotteryDetails' : 'marketDetails', { eventId, id: sportId });
}

/** Where a list links an event. For bettors a virtual event has a page of its own, which visitors may not open. */
export function listedEventPath(eventId: string, sportId: string, hasToken: boolean): string {
  return sportId === sportIds.virtualSports && hasToken
    ? hrefOf('virtualDetails', { sportId, eventId })
    : eventPath(eventId, sportId);
}
