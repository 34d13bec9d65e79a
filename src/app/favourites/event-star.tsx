import {
  competitionToFollow,
  eventToFollow,
  followedWith,
  isFollowed,
  type FollowableEvent,
} from '#domain/bettor/followed.ts';
import { StarButton } from '#ui/star-button/star-button.tsx';
import { useFollowed } from './use-followed.ts';

/** The star of an event. It says through which team or competition the event is followed already. */
export function EventStar({ event }: { event: FollowableEvent }) {
  const { followed, toggle } = useFollowed();
  const one = eventToFollow(event);
  const wider = followedWith(followed, event).map(({ name }) => name);
  const label = `Follow ${one.name}`;
  return (
    <StarButton
      label={wider.length > 0 ? `${label}. Followed with ${wider.join(', ')}` : label}
      isOn={isFollowed(followed, one)}
      isPartly={wider.length > 0}
      onToggle={() => toggle(one)}
    />
  );
}

/** The star at a competition's head. */
export function CompetitionStar({ sportId, name }: { sportId: string; name: string }) {
  const { followed, toggle } = useFollowed();
  const one = competitionToFollow(sportId, name);
  return (
    <StarButton
      label={`Follow all matches in ${name}`}
      isOn={isFollowed(followed, one)}
      onToggle={() => toggle(one)}
    />
  );
}
