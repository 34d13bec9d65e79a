import css from './practice-mark.module.css';

/** Stands above what is of practice money, and nothing else. */
export const PracticeMark = () => <p className={css.mark}>Practice: not real money</p>;
