import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { currentSportTab, sportTabs } from '#domain/market/sport-tab.ts';
import { sportTabShare } from '#domain/site/tab-centring.ts';
import { selectPendingSport, sportTabMachine } from '#machines/sport-tab/sport-tab.machine.ts';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx';

export interface SportTabsProps {
  /** The server's list; empty while loading. */
  sports: readonly { sportId: string; sportName: string }[];
  /** All that are listed; each tab says how many of them are its sport's. */
  events: readonly { sportId: string }[];
  /** The sport chosen for the page. */
  sportId: string;
  /** The chosen exchange tab (TOP-2). */
  exchangeId: string;
  /** The path of the current page, with its query. */
  path: string;
  onOpen: (path: string) => void;
  /** TOP-5: the page follows the chosen sport. */
  onPublish: (sportId: string) => void;
}

/** TOP-1: one tab per sport; on a phone, a strip that scrolls. */
export function SportTabs(props: SportTabsProps) {
  const { sports, events, sportId, exchangeId, path, onOpen, onPublish } = props;
  const machine = sportTabMachine.provide({
    actions: {
      openPath: (_, params) => onOpen(params.path),
      publishSport: (_, params) => onPublish(params.sportId),
    },
  });
  const tab = useActorRef(machine);
  const pending = useSelector(tab, selectPendingSport);
  // A page that is still being fetched is not shown yet: its tab is lit from the press until another path is.
  const [opening, setOpening] = useState<{ sportId: string; from: string } | null>(null);
  if (opening && opening.from !== path) setOpening(null);
  return (
    <TabStrip
      label="Choose a sport"
      items={sportTabs(sports).map((sport) => ({
        id: sport.sportId,
        label: sport.sportName,
        icon: <SportIcon sportId={sport.sportId} />,
        count: events.filter((event) => event.sportId === sport.sportId).length,
      }))}
      chosen={pending ?? opening?.sportId ?? currentSportTab(path, sportId)}
      share={sportTabShare}
      onChoose={(chosen) => {
        setOpening({ sportId: chosen, from: path });
        tab.send({ type: 'sport.chosen', sportId: chosen, exchangeId });
      }}
    />
  );
}
