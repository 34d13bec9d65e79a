import { deviceZone } from '#actors/device-zone.ts';
import { RollingTermsDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { RollingTermsView } from './rolling-terms.view.tsx';

const everyMs = 60_000;

/** By what the bettor accrues, asked for again each minute: it grows with each settled market. */
export function RollingTerms() {
  const { data, hasFailed } = useAsked(RollingTermsDocument, {}, everyMs);
  if (data) return <RollingTermsView terms={data.rollingTerms} zone={deviceZone()} />;
  return hasFailed ? (
    <p role="alert">Your rate could not be read; it is tried again.</p>
  ) : (
    <SkeletonRows rows={3} label="Loading your rate" />
  );
}
