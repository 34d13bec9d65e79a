import css from './event-facts.module.css';

/** How a match was won, in one line. */
export const MatchMarginView = ({ text }: { text: string }) => <p className={css.margin}>{text}</p>;
