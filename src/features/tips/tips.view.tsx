import type { TipPart, TipRecordQuery, TipsQuery } from '#graphql/__generated__/graphql.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { PreviewCard, ReviewCard } from './tip-card.view.tsx';
import { TipRecordView } from './tip-record.view.tsx';
import css from './tips.module.css';

export type TipData = TipsQuery['tips'][number];
export type TipRecordData = TipRecordQuery['tipRecord'];

export interface TipsViewProps {
  part: TipPart;
  /** Null: all of them. */
  sportId: string | null;
  sports: readonly { sportId: string; sportName: string }[];
  /** Null while none are known. */
  tips: readonly TipData[] | null;
  /** Null while it is not known. */
  record: TipRecordData | null;
  /** RFC 3339; start times are relative to it. */
  now: string;
  isLoading: boolean;
  hasFailed: boolean;
  onPart: (part: TipPart) => void;
  onSport: (sportId: string | null) => void;
  /** Null: these are all. */
  onMore: (() => void) | null;
  onRetry: () => void;
}

const parts = [
  { value: 'PREVIEWS', label: 'Tips' },
  { value: 'REVIEWS', label: 'Review' },
] as const;

const none = {
  PREVIEWS: { title: 'No tips yet', text: 'A tip appears here about twenty minutes before its event.' },
  REVIEWS: { title: 'Nothing to review yet', text: 'A review appears here soon after its event has ended.' },
} as const satisfies Record<TipPart, object>;

/** What the model makes of the events to come, and how it went. The record of its tips comes first. */
export function TipsView(props: TipsViewProps) {
  const { part, sportId, sports, tips, record, now, isLoading, hasFailed, onPart, onSport, onMore, onRetry } =
    props;
  const Card = part === 'PREVIEWS' ? PreviewCard : ReviewCard;
  // What was said beforehand is no advice for play.
  const shown = part === 'PREVIEWS' ? tips?.filter(({ event }) => !event.inPlay) : tips;
  return (
    <div className={css.tips}>
      <div className={css.head}>
        <p className={css.lead}>What the model makes of each event, beside the market, and how it went.</p>
        <Badge>Generated from the model’s figures</Badge>
      </div>
      <TipRecordView record={record} />
      <Tabs label="Tips or review" items={parts} value={part} onChange={onPart}>
        <TabPanel value={part}>
          <div className={css.panel}>
            <div className={css.sports} role="group" aria-label="Sport">
              <Chip pressed={sportId === null} onClick={() => onSport(null)}>
                All
              </Chip>
              {sports.map((sport) => (
                <Chip
                  key={sport.sportId}
                  pressed={sportId === sport.sportId}
                  onClick={() => onSport(sport.sportId)}
                >
                  {sport.sportName}
                </Chip>
              ))}
            </div>
            {shown?.length === 0 && <EmptyState title={none[part].title}>{none[part].text}</EmptyState>}
            <ul className={css.cards}>
              {shown?.map((tip) => (
                <li key={tip.event.exEventId}>
                  <Card tip={tip} now={now} />
                </li>
              ))}
            </ul>
            {hasFailed && !isLoading && <ErrorState title="The tips could not be loaded" onRetry={onRetry} />}
            {isLoading && !shown && <SkeletonRows rows={6} label="Loading the tips" />}
            {onMore && !hasFailed && (
              <div>
                <Button onClick={onMore} loading={isLoading}>
                  Show more
                </Button>
              </div>
            )}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
