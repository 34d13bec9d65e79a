import { sportIds } from '#domain/market/sport.ts';
import { Bust } from './bust.tsx';
import { Crest } from './crest.tsx';

export interface DrawnMarkProps {
  name: string;
  against?: string;
  sportId: string;
}

/** Players are drawn as themselves, teams by their crest. */
export const DrawnMark = ({ name, against, sportId }: DrawnMarkProps) =>
  sportId === sportIds.tennis ? (
    <Bust name={name} {...(against !== undefined && { against })} />
  ) : (
    <Crest name={name} sportId={sportId} {...(against !== undefined && { against })} />
  );
