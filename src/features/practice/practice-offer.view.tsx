import { FlaskConical, X } from 'lucide-react';
import { practiceGrant } from '#domain/money/practice-money.ts';
import { formatSize } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './practice.module.css';

export interface PracticeOfferViewProps {
  /** The date of birth as typed, `YYYY-MM-DD` or empty; null where it is not asked for. */
  birth: { value: string; onChange: (text: string) => void } | null;
  isOpening: boolean;
  trouble: string | null;
  onStart: () => void;
  onClose: () => void;
}

/** A date that everybody knows by heart is typed into the browser's own field. */
const DateOfBirth = (birth: { value: string; onChange: (text: string) => void }) => (
  <TextField {...birth} label="Date of birth" type="date" autoComplete="bday" />
);

/** Offers visitors an account of practice money by one press. It floats, so that nothing of the page moves. */
export const PracticeOfferView = ({
  birth,
  isOpening,
  trouble,
  onStart,
  onClose,
}: PracticeOfferViewProps) => (
  <section className={css.offer} aria-label="Practice money">
    <FlaskConical aria-hidden size={20} />
    <p className={css.words}>
      <strong>
        Practise with P{formatSize(practiceGrant)}. <span className={css.detail}>Not real money.</span>
      </strong>
      {trouble === null ? (
        <span className={css.more}>Live markets, real prices, nothing to lose.</span>
      ) : (
        <span role="alert">{trouble}</span>
      )}
    </p>
    {birth && (
      <div className={css.age}>
        <DateOfBirth {...birth} />
      </div>
    )}
    <Button variant="primary" loading={isOpening} onClick={onStart}>
      Start
    </Button>
    <IconButton label="Close the offer" onClick={onClose}>
      <X />
    </IconButton>
  </section>
);

/** The same within a line, where nothing may float over the page. */
export const PracticeStartView = ({
  isOpening,
  trouble,
  onStart,
}: Omit<PracticeOfferViewProps, 'birth' | 'onClose'>) => (
  <section className={css.start} aria-label="Practice money">
    <Button variant="primary" size="small" loading={isOpening} onClick={onStart}>
      Start with P{formatSize(practiceGrant)}
    </Button>
    {trouble !== null && <span role="alert">{trouble}</span>}
  </section>
);

/** The same beside the sign-in form. */
export const PracticeInsteadView = ({
  birth,
  isOpening,
  trouble,
  onStart,
}: Omit<PracticeOfferViewProps, 'onClose'>) => (
  <div className={css.instead}>
    {birth && <DateOfBirth {...birth} />}
    <Button size="large" wide loading={isOpening} onClick={onStart}>
      Start with practice money
    </Button>
    {trouble !== null && (
      <p role="alert" className={css.trouble}>
        {trouble}
      </p>
    )}
  </div>
);
