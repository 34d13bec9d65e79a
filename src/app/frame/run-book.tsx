import { runBookOf } from '#domain/bet/run-book.ts';
import { usePositions } from '#features/account-feed/use-account.ts';
import { RunBookView } from '#features/run-book/run-book.view.tsx';

/** The bettor's book in a market that settles on a number. */
export function RunBook({ marketId }: { marketId: string }) {
  const position = usePositions().get(marketId);
  return <RunBookView rows={runBookOf(position?.numbers ?? [])} />;
}
