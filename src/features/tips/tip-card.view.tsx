import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { sidesNamed } from '#domain/market/sides-named.ts';
import { formatStart, formatWhole } from '#domain/words/when.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { PairMark } from '#ui/identity/runner-face.tsx';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import type { TipData } from './tips.view.tsx';
import css from './tips.module.css';

interface CardProps {
  tip: TipData;
  /** RFC 3339. */
  now: string;
}

type Runner = NonNullable<TipData['preview']>['runners'][number];

/** Whole per cent of basis points, as the sentences tell it. */
const percent = (basisPoints: number): number => Math.round(basisPoints / 100);

/** Where the model and the market see an event before it begins. */
export function PreviewCard({ tip: { event, preview }, now }: CardProps) {
  if (!preview) return null;
  const { runners, sentences, against } = preview;
  const picked = runners.reduce((best, one) => (one.chance > best.chance ? one : best));
  return (
    <Card event={event} now={now} sentences={sentences} beside={<Scale runner={picked} />}>
      <p className={css.against}>Against it: {against.text}</p>
      <p className={css.at}>
        As of <time dateTime={preview.at}>{formatStart(preview.at, now).replace(/^Now$/, 'just now')}</time>
      </p>
    </Card>
  );
}

/** How an event went, and what had been said of it. */
export function ReviewCard({ tip: { event, preview, review }, now }: CardProps) {
  if (!review) return null;
  const { favourite, sentences } = review;
  const priced = preview?.runners.find(({ name }) => name === favourite.name);
  return (
    <Card
      event={event}
      now={now}
      sentences={sentences}
      beside={
        <div className={css.scale}>
          <span>
            {favourite.name}, {percent(favourite.chance)} %
          </span>
          <Badge tone={favourite.hasWon ? 'positive' : 'negative'}>
            {favourite.hasWon ? 'Came in' : 'Did not come in'}
          </Badge>
          {priced && <Price runner={priced} word="Tipped at" />}
        </div>
      }
    />
  );
}

interface WholeCardProps extends Pick<TipData, 'event'> {
  now: string;
  sentences: readonly { about: string; text: string }[];
  beside: ReactNode;
  children?: ReactNode;
}

function Card({ event, now, sentences, beside, children }: WholeCardProps) {
  const { exEventId, sportId, eventName, eventTime, tournamentName, inPlay } = event;
  const sides = sidesNamed(event);
  return (
    <article className={css.card} aria-label={eventName}>
      <div className={css.said}>
        <h2 className={css.event}>
          {sides && (
            <span className={css.marks}>
              <PairMark {...{ sides, sportId }} />
            </span>
          )}
          <Link to={eventPath(exEventId, sportId)}>{eventName}</Link>
        </h2>
        <p className={css.at}>
          {tournamentName}
          {inPlay ? (
            <span className={css.live}>
              <InPlayDot isStill />
            </span>
          ) : (
            <>
              {' · '}
              <time dateTime={eventTime} title={formatWhole(eventTime)}>
                {formatStart(eventTime, now)}
              </time>
            </>
          )}
        </p>
        {sentences.map(({ about, text }) => (
          <p key={`${about} ${text}`} className={css.sentence}>
            {text}
          </p>
        ))}
        {children}
      </div>
      <div className={css.beside}>{beside}</div>
    </article>
  );
}

/** The model's chance and the market's on one scale, and the price. */
function Scale({ runner }: { runner: Runner }) {
  const { name, chance, odds } = runner;
  // What the price pays for: 100 of odds is certainty.
  const market = odds === null ? null : percent(1_000_000 / odds);
  const model = percent(chance);
  return (
    <div className={css.scale}>
      <span className={css.shares}>
        {market !== null && <span data-of="market">Market {market} %</span>}
        <span data-of="model">Model {model} %</span>
      </span>
      <span className={css.track} aria-hidden>
        {market !== null && (
          <span className={css.tick} data-of="market" style={{ insetInlineStart: `${market}%` }} />
        )}
        <span className={css.tick} data-of="model" style={{ insetInlineStart: `${model}%` }} />
      </span>
      <Price runner={runner} word={market === null || model > market ? `Back ${name} at` : `${name} at`} />
      {market !== null && model <= market && <span className={css.at}>No value by the model</span>}
    </div>
  );
}

function Price({ runner: { odds }, word }: { runner: Runner; word: string }) {
  const priceText = usePriceText();
  if (odds === null) return <span className={css.at}>No price then</span>;
  return (
    <span className={css.price}>
      {word} <b>{priceText({ kind: 'WINNER', odds, line: null })}</b>
    </span>
  );
}
