import { shownZone } from '#actors/device-zone.ts';
import { RollingTermsDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { RollingTermsView } from './rolling-terms.view.tsx';

const everyMs = 60_000;

/** By what the bettor accrues, asked for again each minute: it grows with each settled market. */
export function RollingTerms() {
  const { data, hasFailed } = useAsked(RollingTermsDocument, {}, everyMs);
  if (!data && hasFailed) return <p role="alert">Your rate could not be read; it is tried again.</p>;
  return <RollingTermsView terms={data?.rollingTerms ?? null} zone={shownZone()} />;
}
