import { hrefOf } from './route.ts';
import { sportIds } from './sport.ts';

/** The page of an event: a lottery draw has its own (PNL-5, RTE-17). */
export function eventPath(eventId: string, sportId: string): string {
  return hrefOf(sportId === sportIds.lottery ? 'lotteryDetails' : 'marketDetails', { eventId, id: sportId });
}
