import { sportIds } from '#domain/market/sport.ts';
import { tabIds } from '#domain/site/exchange-tab.ts';
import { ChartCandlestick, Dices, Dog, MonitorPlay, Ticket, Trophy } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { Basketball, Cricket, HorseRacing, Soccer, Tennis } from './sport-glyphs.tsx';

type Glyph = ComponentType<SVGProps<SVGSVGElement>>;

const GLYPHS: Readonly<Record<string, Glyph>> = {
  [sportIds.cricket]: Cricket,
  [sportIds.tennis]: Tennis,
  [sportIds.soccer]: Soccer,
  [sportIds.horseRacing]: HorseRacing,
  [sportIds.basketball]: Basketball,
  [sportIds.binary]: ChartCandlestick,
  [sportIds.lottery]: Ticket,
  [sportIds.virtualSports]: MonitorPlay,
  [tabIds.internationalCasino]: Dices,
  [sportIds.casino]: Dices,
  [sportIds.greyhounds]: Dog,
};

export interface SportIconProps {
  sportId: string;
  /** In pixels. */
  size?: number;
}

/** The picture of a sport, in the ink around it, or a cup for a sport without one. Its name goes beside it. */
export function SportIcon({ sportId, size = 20 }: SportIconProps) {
  const Picture = GLYPHS[sportId] ?? Trophy;
  return <Picture width={size} height={size} strokeWidth={1.75} aria-hidden />;
}
