import { Star } from 'lucide-react';
import { followableOf, isFollowed, type FollowableEvent } from '#domain/bettor/followed.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { Menu, MenuCheck, MenuItem, MenuLabel } from '#ui/menu/menu.tsx';
import css from './follow-menu.module.css';
import { useFollowed } from './use-followed.ts';

const kindWords = { EVENT: 'This event', TEAM: 'All matches of', COMPETITION: 'All matches in' } as const;

/** At the head of an event's page: follows the event, its teams and its competition. */
export function FollowMenu({ event }: { event: FollowableEvent }) {
  const { followed, toggle } = useFollowed();
  const isSignedIn = useIsSignedIn();
  const followable = followableOf(event);
  const names = followable.filter((one) => isFollowed(followed, one)).map(({ name }) => name);
  return (
    <Menu
      trigger={
        <Chip
          className={css.follow}
          aria-label={names.length > 0 ? `Following: ${names.join(', ')}` : 'Follow'}
          data-on={names.length > 0 || undefined}
        >
          <Star aria-hidden /> {names.length > 0 ? 'Following' : 'Follow'}
        </Chip>
      }
    >
      <MenuLabel>
        {isSignedIn ? 'You are told when they start' : 'Sign in to be told when they start'}
      </MenuLabel>
      {followable.map((one) => {
        const key = `${one.kind} ${one.id}`;
        const icon = <Star aria-hidden className={css.star} />;
        const words = (
          <>
            <span className={css.kind}>{kindWords[one.kind]}</span> {one.name}
          </>
        );
        // A visitor’s choice leads to the sign-in, so the menu closes.
        return isSignedIn ? (
          <MenuCheck key={key} {...{ icon }} isOn={isFollowed(followed, one)} onToggle={() => toggle(one)}>
            {words}
          </MenuCheck>
        ) : (
          <MenuItem key={key} {...{ icon }} onSelect={() => toggle(one)}>
            {words}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
