import { sidesNamed } from '#domain/market/sides-named.ts';
import { sportIds } from '#domain/market/sport.ts';
import { RunnerFace, type RunnerFaceProps } from '#ui/identity/runner-face.tsx';
import { Silks } from '#ui/identity/silks.tsx';
import { useRaceSilks } from './use-race-silks.ts';
import css from './runner-picture.module.css';

export interface PicturedEvent {
  eventId: string;
  sportId: string;
  eventName: string;
}

export interface RunnerPictureProps extends Omit<RunnerFaceProps, 'sides' | 'sportId'> {
  event: PicturedEvent;
}

/** The mark of a runner by its name and its event's: a side's own, the draw's, a horse's silks. */
export function RunnerPicture({ event, ...of }: RunnerPictureProps) {
  const { eventId, sportId } = event;
  if (sportId === sportIds.horseRacing) return <HorsePicture {...of} eventId={eventId} />;
  return <RunnerFace {...of} sides={sidesNamed(event)} sportId={sportId} />;
}

type HorsePictureProps = Pick<RunnerPictureProps, 'name' | 'size' | 'other'> & { eventId: string };

/** The jockey's silks; until they are known, and where they are not told, what stands for others. */
function HorsePicture({ eventId, name, size = 22, other = null }: HorsePictureProps) {
  const told = useRaceSilks(eventId, name);
  return (
    <span className={css.silks} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      {told?.ride ? <Silks name={name} number={told.ride.number} colours={told.colours ?? null} /> : other}
    </span>
  );
}
