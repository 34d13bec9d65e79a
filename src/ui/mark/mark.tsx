import css from './mark.module.css';

export interface MarkProps {
  /** The words beside the sign: the exchange's own title if it has one. */
  name?: string;
  size?: 'small' | 'medium' | 'large';
  /** Shows the sign without the words; `name` is then its accessible name. */
  signOnly?: boolean;
  /** The address of the exchange's own logo, which stands in place of the sign. */
  logo?: string | undefined;
}

/** The mark: the two tacks of a layline, one back-blue, one lay-pink, meeting at the buoy. */
export function Mark({ name = 'Layline', size = 'medium', signOnly = false, logo }: MarkProps) {
  return (
    <span className={css.mark} data-size={size}>
      {logo ? (
        <img className={css.logo} src={logo} alt={signOnly ? name : ''} />
      ) : (
        <svg
          className={css.sign}
          viewBox="0 0 24 24"
          fill="none"
          {...(signOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        >
          <path className={css.lay} d="M5.5 19.5 21 14.5" />
          <path className={css.back} d="M13 3.5 5.5 19.5" />
        </svg>
      )}
      {!signOnly && <span className={css.word}>{name}</span>}
    </span>
  );
}
