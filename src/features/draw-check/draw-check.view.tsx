import { digitText, type SealedDraw } from '#domain/market/sealed-draw.ts';
import { Badge } from '#ui/badge/badge.tsx';
import type { DrawCheck } from './check-draw.ts';
import css from './draw-check.module.css';

export interface DrawCheckViewProps {
  draw: SealedDraw;
  check: DrawCheck;
}

const words: Record<DrawCheck, { tone: 'neutral' | 'positive' | 'negative'; text: string }> = {
  sealed: { tone: 'neutral', text: 'Sealed' },
  checking: { tone: 'neutral', text: 'Checking…' },
  right: { tone: 'positive', text: 'Checked: it is as sealed' },
  wrongSeal: { tone: 'negative', text: 'Wrong: the seed has another seal' },
  wrongDigits: { tone: 'negative', text: 'Wrong: other digits follow from the seed' },
  cannot: { tone: 'neutral', text: 'This browser checks only over HTTPS' },
};

/** A draw's digits, its seal and, once revealed, its seed, with what this browser made of them. */
export function DrawCheckView({ draw: { seal, seed, digits }, check }: DrawCheckViewProps) {
  const { tone, text } = words[check];
  return (
    <section className={css.draw} aria-label="The draw">
      <ol className={css.digits} aria-label="Digits">
        {digits.map((digit, place) => (
          // The place is what tells digits apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={css.digit}>
            {digit ?? '–'}
          </li>
        ))}
      </ol>
      <div role="status">
        <Badge tone={tone}>{text}</Badge>
      </div>
      <dl className={css.facts}>
        <dt>Seal (SHA-256 of the seed)</dt>
        <dd className={css.hex}>{seal}</dd>
        {seed !== null && (
          <>
            <dt>Seed</dt>
            <dd className={css.hex}>{seed}</dd>
          </>
        )}
      </dl>
      <p className={css.how}>
        {seed === null
          ? 'The seed was drawn before betting opened. It is revealed after the last digit.'
          : `Digit n is the first four bytes of the SHA-256 of “${digitText('seed', 0)}”, “${digitText('seed', 1)}” or “${digitText('seed', 2)}”, read as a number, modulo 10.`}
      </p>
    </section>
  );
}
