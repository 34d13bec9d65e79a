import { useMemo, useState } from 'react';
import type { BetScope } from '#domain/bet/bet-state.ts';
import { sideName, type Side } from '#domain/bet/side.ts';
import { marketKinds } from '#domain/market/market-kind.ts';
import { marketKindTexts } from '#domain/words/market-kind-words.ts';
import { betHistoryReport, type BetFilter, type BetScopes } from '#features/report/bet-history.ts';
import { useLists } from '#features/startup/startup.provider.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { ReportPage } from './report-page.tsx';
import css from './report-pages.module.css';
import { TextFilter } from './text-filter.tsx';
import { useAddressFilters } from './use-address-filters.ts';

const shown = { all: 'ALL', open: 'UNSETTLED', settled: 'SETTLED', ended: 'ENDED' } as const;
const words: Readonly<Record<BetScope, string>> = {
  ALL: 'All',
  UNSETTLED: 'Open',
  SETTLED: 'Settled',
  ENDED: 'Cancelled or lapsed',
};
const kept = ['show', 'sport', 'market', 'side', 'text'];
const sides: readonly Side[] = ['BACK', 'LAY'];

/** Which of the bets are shown is part of the address. */
export function BetHistoryPage() {
  const [asked, choose] = useAddressFilters();
  const [scopes, onScopes] = useState<BetScopes | null>(null);
  const sports = useLists()?.sports ?? [];
  const scope: BetScope = Object.entries(shown).find(([name]) => name === asked.get('show'))?.[1] ?? 'ALL';
  const [sportId, text] = [asked.get('sport'), asked.get('text')];
  const kind = marketKinds.find((one) => one === asked.get('market'));
  const side = sides.find((one) => one === asked.get('side'));
  const report = useMemo(() => {
    const filter: BetFilter = {
      ...(sportId && { sportId }),
      ...(kind && { kind }),
      ...(side && { side }),
      ...(text && { text: text.slice(0, 100) }),
    };
    return betHistoryReport({ of: 'period', scope, filter, onScopes });
  }, [scope, sportId, kind, side, text]);
  return (
    <ReportPage
      title="My Bets"
      kind={report}
      kept={kept}
      filter={
        <div className={css.filters}>
          <div role="group" aria-label="Show" className={css.filter}>
            {Object.entries(shown).map(([name, which]) => (
              <Chip key={name} pressed={which === scope} onClick={() => choose('show', name)}>
                {words[which]} {scopes && <span className={css.count}>{scopes[which]}</span>}
              </Chip>
            ))}
          </div>
          <div role="group" aria-label="Only" className={css.filter}>
            <Choice
              label="Sport"
              any="Any sport"
              value={sportId}
              options={sports.map((sport) => [sport.sportId, sport.sportName])}
              onChoose={(value) => choose('sport', value)}
            />
            <Choice
              label="Side"
              any="Back and lay"
              value={side ?? null}
              options={sides.map((one) => [one, sideName(one)])}
              onChoose={(value) => choose('side', value)}
            />
            <Choice
              label="Market"
              any="Any market"
              value={kind ?? null}
              options={marketKinds.map((one) => [one, marketKindTexts[one]])}
              onChoose={(value) => choose('market', value)}
            />
            <TextFilter key={text} text={text ?? ''} onChoose={(value) => choose('text', value)} />
          </div>
        </div>
      }
    />
  );
}

interface ChoiceProps {
  label: string;
  /** What no choice is called. */
  any: string;
  value: string | null;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string | null) => void;
}

const Choice = ({ label, any, value, options, onChoose }: ChoiceProps) => (
  <select
    className={css.choice}
    data-chosen={value ? true : undefined}
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChoose(target.value || null)}
  >
    <option value="">{any}</option>
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
