import { useState } from 'react';
import { saveFile } from '#actors/save-file.ts';
import { monthOf } from '#domain/calendar/day.ts';
import { monthFile } from '#domain/report/statement-file.ts';
import type { PeriodInput } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { readFile } from '#graphql/read-file.ts';
import { MonthStatementView } from './month-statement.view.tsx';

export interface MonthStatementProps {
  /** Its last day's month is offered. */
  period: PeriodInput;
  /** Of the practice account that was kept. */
  isPractice: boolean;
}

/** A month's printed statement, as a file. */
export function MonthStatement({ period: { to, zone }, isPractice }: MonthStatementProps) {
  const { options } = useClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const month = monthOf(to);
  const fetchFile = async () => {
    if (!options) return;
    setState('busy');
    try {
      saveFile(await readFile(options, monthFile(month, zone, isPractice)), `layline-statement-${month}.pdf`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return <MonthStatementView month={month} state={state} onChoose={() => void fetchFile()} />;
}
