import { digitsTold, numberText, termsOf, type SealedEvent } from '#domain/market/sealed-event.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import type { SealCheck, SealedKind } from './check-seal.ts';
import { beforeWords, howItFollows, sealedWords, termWords } from './seal-words.ts';
import css from './seal-check.module.css';

export interface SealCheckViewProps {
  event: SealedEvent;
  kind: SealedKind;
  check: SealCheck;
}

const words: Record<SealCheck, { tone: 'neutral' | 'positive' | 'negative'; text: string }> = {
  sealed: { tone: 'neutral', text: 'Sealed' },
  checking: { tone: 'neutral', text: 'Checking…' },
  right: { tone: 'positive', text: 'Checked: it is as sealed' },
  sealOnly: { tone: 'neutral', text: 'Checked: the seal only' },
  wrongSeal: { tone: 'negative', text: 'Wrong: the seed has another seal' },
  wrongOutcome: { tone: 'negative', text: 'Wrong: another outcome follows from the seed' },
  cannot: { tone: 'neutral', text: 'This browser checks only over HTTPS' },
};

/**
 * The seal of an event and, once revealed, what was sealed, with what this browser made of it. A draw has its digits. An
 * index is bet on while it moves, above its prices: there the seal is folded to a line, unless something is wrong.
 */
export function SealCheckView(props: SealCheckViewProps) {
  const { kind, check } = props;
  const { tone, text } = words[check];
  if (kind === 'index' && tone !== 'negative')
    return (
      <DisclosureCard title="The seal" note={text}>
        <Seal {...props} isFolded />
      </DisclosureCard>
    );
  return (
    <section className={css.card} aria-label={kind === 'draw' ? 'The draw' : 'The seal'}>
      <Seal {...props} />
    </section>
  );
}

interface SealProps extends SealCheckViewProps {
  /** Its heading says what this browser made of it. */
  isFolded?: boolean;
}

function Seal({ event: { seal, revealed, told }, kind, check, isFolded = false }: SealProps) {
  const { tone, text } = words[check];
  const terms = revealed === null ? null : termsOf(revealed);
  return (
    <div className={css.seal}>
      {kind === 'draw' && (
        <ol className={css.digits} aria-label="Digits">
          {digitsTold(told).map((digit, place) => (
            // The place is what tells digits apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={css.digit}>
              {digit ?? '–'}
            </li>
          ))}
        </ol>
      )}
      {!isFolded && (
        <div role="status">
          <Badge tone={tone}>{text}</Badge>
        </div>
      )}
      <dl className={css.facts}>
        <dt>Seal (SHA-256 of {sealedWords[kind]})</dt>
        <dd className={css.hex}>{seal}</dd>
        {revealed !== null && (
          <>
            <dt>Seed{terms && `, and ${termWords[terms.kind]}`}</dt>
            <dd className={css.hex}>{revealed}</dd>
          </>
        )}
      </dl>
      <p className={css.how}>{revealed === null ? beforeWords[kind] : howWords(revealed, kind)}</p>
    </div>
  );
}

function howWords(revealed: string, kind: SealedKind): string {
  if (kind === 'draw')
    return `Digit n is the first four bytes of the SHA-256 of “${numberText('seed', 0)}”, “${numberText('seed', 1)}” or “${numberText('seed', 2)}”, read as a number, modulo 10.`;
  const terms = termsOf(revealed);
  return terms
    ? howItFollows(terms.kind)
    : 'This page knows that this text was sealed, but not how the outcome follows from it.';
}
