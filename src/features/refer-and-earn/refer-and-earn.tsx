import { shownZone } from '#actors/device-zone.ts';
import { hrefOf } from '#domain/site/route.ts';
import { ReferralsDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { ReferralsView } from './referrals.view.tsx';
import { ShareCodeView } from './share-code.view.tsx';

const everyMs = 60_000;

const linkOf = (code: string): string =>
  `${window.location.origin}${hrefOf('signUp')}?ref=${code.replace('-', '')}`;

/** Closing the device's sheet is no failure. */
const shareOn = (url: string) => {
  const shared = { title: 'Layline', url };
  // By plain HTTP a browser has no way to share.
  if (typeof navigator.share !== 'function') return undefined;
  return () => void navigator.share(shared).catch(() => undefined);
};

/** A bettor's code, and what came of it. Practice accounts, and who takes a break, have no code to give. */
export function ReferAndEarn() {
  const { data, hasFailed } = useAsked(ReferralsDocument, {}, everyMs);
  if (!data)
    return hasFailed ? (
      <p role="alert">Your referrals could not be read; it is tried again.</p>
    ) : (
      <SkeletonRows rows={5} label="Loading your referrals" />
    );
  const { referrals } = data;
  if (referrals.noCode === 'PRACTICE')
    return (
      <EmptyState title="Practice accounts have no code">
        It earns a share of the commission that others pay in money. Practice accounts pay none, so they
        neither send anybody nor earn.
      </EmptyState>
    );
  const link = referrals.code === null ? '' : linkOf(referrals.code);
  return (
    <>
      {referrals.code === null ? (
        <p>During a break there is no code to give. What accrued is still paid.</p>
      ) : (
        <ShareCodeView
          code={referrals.code}
          link={link}
          onShare={shareOn(link)}
          onCopy={async (text) => navigator.clipboard.writeText(text)}
        />
      )}
      <ReferralsView referrals={referrals} zone={shownZone()} />
    </>
  );
}
