import { useState } from 'react';
import type { OneClick } from '#domain/bet/slip-settings.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import css from './bet-slip.module.css';

export interface OneClickViewProps {
  oneClick: OneClick;
  onChange: (oneClick: OneClick) => void;
}

const whatItDoes = ({ stake, cap }: OneClick): string =>
  `A press on a price places ${formatMoney(stake)} at once, with a liability of ${formatMoney(cap)} at most.`;

/** Switches one-click betting. It is asked once more before it is on: a stray tap must not make every later one a bet. */
export function OneClickSwitch({ oneClick, onChange }: OneClickViewProps) {
  const [isAsked, setAsked] = useState(false);
  const { isOn } = oneClick;
  return (
    <>
      <Chip
        className={css.oneClick}
        pressed={isOn}
        aria-expanded={isOn ? undefined : isAsked}
        onClick={() => {
          setAsked(!isOn && !isAsked);
          if (isOn) onChange({ ...oneClick, isOn: false });
        }}
      >
        One-click
      </Chip>
      {isAsked && !isOn && (
        <div className={css.asked}>
          <p>{whatItDoes(oneClick)}</p>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              setAsked(false);
              onChange({ ...oneClick, isOn: true });
            }}
          >
            Switch one-click on
          </Button>
          <Button size="small" onClick={() => setAsked(false)}>
            Leave it off
          </Button>
        </div>
      )}
    </>
  );
}

/** Stays in the slip while one-click betting is on. */
export const OneClickNote = ({ oneClick }: { oneClick: OneClick }) => (
  <p className={css.mode} role="status">
    <strong>One-click is on.</strong> {whatItDoes(oneClick)}
  </p>
);
