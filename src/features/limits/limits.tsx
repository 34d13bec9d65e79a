import { newId } from '#actors/new-id.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { LimitsView } from './limits.view.tsx';
import { useLimits } from './use-limits.ts';

/** What the bettor holds themselves to, and how to change it. */
export function Limits() {
  const [snapshot, send] = useLimits();
  const now = exchangeClock.text();
  // Limits follow a calendar of their own, so their times are told in it.
  const zone = snapshot.context.limits?.zone ?? 'UTC';
  return <LimitsView {...{ snapshot, send, now, zone }} nextClientId={newId} />;
}
