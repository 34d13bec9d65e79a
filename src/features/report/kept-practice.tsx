import { useQuery } from '@apollo/client/react';
import { shownZone } from '#actors/device-zone.ts';
import { KeptPracticeDocument } from '#graphql/__generated__/graphql.ts';
import { KeptPracticeView, type KeptPracticeViewProps } from './kept-practice.view.tsx';

/** Offered to whoever has kept a practice account; nothing for others. */
export function KeptPractice(props: Pick<KeptPracticeViewProps, 'isShown' | 'onShow'>) {
  const until = useQuery(KeptPracticeDocument).data?.keptPractice?.until ?? null;
  if (until === null && !props.isShown) return null;
  return <KeptPracticeView {...props} until={until} zone={shownZone()} />;
}
