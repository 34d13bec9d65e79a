import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { plainZone } from '#domain/calendar/zone-day.ts';
import { askFrom, askSearch, firstAsk, refusedDays } from '#domain/report/report.ts';
import type { PeriodInput } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { watchNetwork } from '#actors/callbacks.ts';
import { askedZone, shownZone } from '#actors/device-zone.ts';
import { reportMachine } from '#machines/report/report.machine.ts';
import { useToday } from '#ui/pickers/use-today.ts';
import { reportActors } from './report.actors.ts';
import type { ReportKind } from './report-kind.ts';
import { ReportView } from './report.view.tsx';

export interface ReportProps {
  /** Another kind needs another React key. */
  kind: ReportKind;
  /** The address's query: days, order and page. */
  search: string;
  onSearch: (search: string, options: { replace: boolean }) => void;
  /** Draws the period above the rows. */
  chart?: (shown: ShownPeriod) => ReactNode;
  /** Whose report it is. */
  account?: string | null;
  /** Today's date; only stories set it. */
  today?: Day;
}

export interface ShownPeriod {
  period: PeriodInput;
  onDay: (day: Day) => void;
}

/** A report of days as the device has them, or as UTC has them if the exchange does not know the device's zone. */
export function Report(props: ReportProps) {
  const [zone, setZone] = useState(shownZone);
  return <ReportIn key={zone} {...props} zone={zone} onZoneUnknown={() => setZone(plainZone)} />;
}

interface ReportInProps extends ReportProps {
  zone: string;
  onZoneUnknown: () => void;
}

/** A report in step with the address. */
function ReportIn({ zone, onZoneUnknown, ...props }: ReportInProps) {
  const { kind, search, onSearch, chart, account, today: given } = props;
  const client = useClient();
  const dayThere = useToday(zone);
  const today = given ?? dayThere;
  const read = (from: string) =>
    askFrom(
      new URLSearchParams(from),
      firstAsk(today, kind.order),
      kind.columns.flatMap(({ sort }) => sort ?? []),
    );
  const machine = reportMachine.provide({
    actors: { ...reportActors(client, kind, zone, onZoneUnknown), watchNetwork: watchNetwork() },
    actions: {
      writeAddress: (_, { ask, isCorrection }) => onSearch(askSearch(ask), { replace: isCorrection }),
    },
  });
  const report = useActorRef(machine, { input: { ask: read(search) } });
  useEffect(() => {
    report.send({ type: 'address.changed', ask: read(search) });
    // `kind` never changes for one report.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report, search, today]);
  const snapshot = useSelector(report, (now) => now);
  const { from, to } = snapshot.context.ask;
  const onDay = (day: Day) => report.send({ type: 'range.chosen', from: day, to: day });
  return (
    <ReportView
      kind={kind}
      zone={zone}
      ownZone={askedZone()}
      snapshot={snapshot}
      send={report.send}
      refusedDays={refusedDays(new URLSearchParams(search), today)}
      today={today}
      account={account}
      chart={chart?.({ period: { from, to, zone }, onDay })}
    />
  );
}
