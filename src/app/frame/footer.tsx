import css from './footer.module.css';

/** FTR-3, desktop: the rules and the year notice. */
export function Footer({ yearNotice, onRules }: { yearNotice: string; onRules: () => void }) {
  return (
    <footer className={css.footer}>
      <button type="button" className={css.link} onClick={onRules}>
        Rules &amp; Regulations
      </button>
      <a className={css.link} href="#problem">
        Report a problem
      </a>
      <span>© {yearNotice} Layline</span>
      <span>Bet only what you can afford to lose.</span>
    </footer>
  );
}
