import { shownZone } from '#actors/device-zone.ts';
import { newId } from '#actors/new-id.ts';
import { limitKinds } from '#domain/limits/limit.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { LimitsView } from './limits.view.tsx';
import { useLimits } from './use-limits.ts';

/** What the bettor holds themselves to, and how to change it. Practice money is not lost, so only time is limited with it. */
export function Limits({ isPractice }: { isPractice: boolean }) {
  const [snapshot, send] = useLimits();
  const now = exchangeClock.text();
  const kinds = isPractice ? (['SESSION'] as const) : limitKinds;
  return <LimitsView {...{ snapshot, send, now, kinds }} zone={shownZone()} nextClientId={newId} />;
}
