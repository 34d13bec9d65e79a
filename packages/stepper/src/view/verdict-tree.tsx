import type { Verdict } from '../core/guard-verdict.ts';
import type { Choice } from '../core/offers.ts';
import { plainOf } from '../core/plain-value.ts';
import { useTool } from './tool.ts';
import css from './verdict-tree.module.css';

/** What the guards of an event's transitions say, in the order in which they are asked. */
export function ChoiceVerdicts({ choices }: { choices: readonly Choice[] }) {
  const { chart } = useTool();
  return (
    <ul className={css.tree}>
      {choices.map(({ edge, targets, verdict }) => (
        <li key={edge}>
          <span className={css.leads}>
            {targets.length === 0
              ? 'acts only'
              : `→ ${targets.map((id) => chart?.states.get(id)?.key ?? id).join(', ')}`}
          </span>
          {verdict ? <VerdictTree verdict={verdict} /> : <span className={css.free}> without a guard</span>}
        </li>
      ))}
    </ul>
  );
}

const says = { true: ['✓', 'holds'], false: ['✗', 'refuses'], null: ['?', 'cannot be asked'] } as const;

function VerdictTree({ verdict: { name, params, holds, error, source, parts } }: { verdict: Verdict }) {
  const [sign, words] = says[`${holds}`];
  return (
    <div className={css.verdict} data-holds={String(holds)}>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>{' '}
      <span className={css.name}>{name}</span> <span className={css.says}>{words}</span>
      {params === undefined ? null : <code className={css.text}>{JSON.stringify(plainOf(params))}</code>}
      {error === null ? null : <p className={css.error}>{error}</p>}
      {source === null ? null : <code className={css.text}>{source}</code>}
      {parts.length === 0 ? null : (
        <ul className={css.tree}>
          {parts.map((part, at) => (
            <li key={`${part.name} ${at}`}>
              <VerdictTree verdict={part} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
