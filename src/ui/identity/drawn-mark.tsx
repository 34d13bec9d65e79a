import { sportIds } from '#domain/market/sport.ts';
import { Bust } from './bust.tsx';
import { Crest } from './crest.tsx';
import { OwnMark } from './own-mark.tsx';

export interface DrawnMarkProps {
  name: string;
  against?: string;
  sportId: string;
}

/** Players are drawn as themselves, teams by their crest; the operator's own image goes before both. */
export const DrawnMark = ({ name, against, sportId }: DrawnMarkProps) => (
  <OwnMark {...{ name, sportId }}>
    {sportId === sportIds.tennis ? (
      <Bust name={name} {...(against !== undefined && { against })} />
    ) : (
      <Crest name={name} sportId={sportId} {...(against !== undefined && { against })} />
    )}
  </OwnMark>
);
