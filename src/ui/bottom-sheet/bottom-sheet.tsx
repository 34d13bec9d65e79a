import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import type { DrawerProps } from '../drawer/drawer.tsx';
import css from './bottom-sheet.module.css';

export interface BottomSheetProps extends Omit<DrawerProps, 'from' | 'isModal'> {
  /** How many items are in it; with none and no summary, nothing peeks out. */
  count: number;
  /** Shown at the right of the peek, e.g. the total stake. */
  summary?: ReactNode;
}

/**
 * A sheet that peeks over the bottom bar with its count and opens at a touch. The page above it and the bar below it
 * stay live. It is not rendered while it is empty.
 */
export function BottomSheet({ count, summary, title, open, onOpenChange, ...rest }: BottomSheetProps) {
  return (
    <>
      {(count > 0 || Boolean(summary)) && (
        <button
          type="button"
          className={css.peek}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onOpenChange(true)}
        >
          {count > 0 && <span className={css.count}>{count}</span>}
          <span className={css.title}>{title}</span>
          {Boolean(summary) && <span className={css.summary}>{summary}</span>}
          <ChevronUp aria-hidden />
        </button>
      )}
      <Drawer {...rest} title={title} open={open} onOpenChange={onOpenChange} from="bottom" isModal={false} />
    </>
  );
}
