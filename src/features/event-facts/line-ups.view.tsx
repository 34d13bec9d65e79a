import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import css from './event-facts.module.css';

export interface LineUp {
  /** The side. */
  name: string;
  players: readonly string[];
}

export interface LineUpsViewProps {
  /** The home side first. */
  sides: readonly LineUp[];
  sportId: string;
}

/** Who plays, folded until somebody wants to know. Nothing is drawn if no line-up is known. */
export function LineUpsView({ sides, sportId }: LineUpsViewProps) {
  const home = sides[0]?.name;
  const known = sides.filter(({ players }) => players.length > 0);
  if (known.length === 0) return null;
  return (
    <DisclosureCard title="Line-ups">
      <div className={css.sides}>
        {known.map(({ name, players }) => (
          <section key={name} aria-label={name}>
            <h3 className={css.side}>
              <SideMark {...{ name, sportId }} {...(name !== home && { against: home })} /> {name}
            </h3>
            <ol className={css.players}>
              {players.map((player) => (
                <li key={player}>{player}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </DisclosureCard>
  );
}
