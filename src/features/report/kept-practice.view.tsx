import { formatDayOf } from '#domain/words/moment.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { PracticeMark } from '#ui/practice-mark/practice-mark.tsx';
import css from './report.module.css';

export interface KeptPracticeViewProps {
  /** When the account was kept, RFC 3339; null while that is not known. */
  until: string | null;
  zone: string;
  /** Whether the practice account's report is shown. */
  isShown: boolean;
  onShow: (isPractice: boolean) => void;
}

/** Chooses between an account's report and that of the practice account it began as. */
export const KeptPracticeView = ({ until, zone, isShown, onShow }: KeptPracticeViewProps) => (
  <>
    <div role="group" aria-label="Account" className={css.accounts}>
      <Chip pressed={!isShown} onClick={() => onShow(false)}>
        This account
      </Chip>
      <Chip pressed={isShown} onClick={() => onShow(true)}>
        Practice{until !== null && `, until ${formatDayOf(until, zone)}`}
      </Chip>
    </div>
    {isShown && <PracticeMark>All amounts here are P.</PracticeMark>}
  </>
);
