import { PlayRecordDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { PlayRecordView } from './play-record.view.tsx';

/** It is told in minutes. */
const everyMs = 60_000;

/** What the bettor put in and took out, and how long they have played. */
export function PlayRecord() {
  const { data, hasFailed } = useAsked(PlayRecordDocument, {}, everyMs);
  if (data) return <PlayRecordView record={data.playRecord} />;
  return hasFailed ? <p role="alert">Your record could not be read; it is tried again.</p> : null;
}
