import type { Score } from '#domain/market/event.ts';
import { sportIds } from '#domain/market/sport.ts';

/** The events that are put on: invented names, odds in hundredths. */

interface SceneMarket {
  /** The end of its id, after the event's. */
  suffix: string;
  marketName: string;
  runners: readonly { name: string; odds: number }[];
}

export interface ScenePlan {
  sportId: string;
  eventName: string;
  home: string | null;
  away: string | null;
  inPlay: boolean;
  score: Score | null;
  /** The main market first. */
  markets: readonly SceneMarket[];
}

const [rovers, united] = ['Stage Rovers', 'Stage United'];
const [lions, tigers] = ['Stage Lions', 'Stage Tigers'];

export const scenePlans = {
  soccer: {
    sportId: sportIds.soccer,
    eventName: `${rovers} v ${united}`,
    home: rovers,
    away: united,
    inPlay: true,
    score: { home: '0', away: '0', period: "58'", note: '' },
    markets: [
      {
        suffix: 'mo',
        marketName: 'Match Odds',
        runners: [
          { name: rovers, odds: 220 },
          { name: united, odds: 360 },
          { name: 'The Draw', odds: 340 },
        ],
      },
    ],
  },
  cricket: {
    sportId: sportIds.cricket,
    eventName: `${lions} v ${tigers}`,
    home: lions,
    away: tigers,
    inPlay: true,
    score: { home: '84/2', away: '', period: '1st innings', note: '9.4 overs' },
    markets: [
      {
        suffix: 'mo',
        marketName: 'Match Odds',
        runners: [
          { name: lions, odds: 180 },
          { name: tigers, odds: 220 },
        ],
      },
      {
        suffix: 'toss',
        marketName: 'Toss',
        runners: [
          { name: lions, odds: 200 },
          { name: tigers, odds: 200 },
        ],
      },
    ],
  },
  race: {
    sportId: sportIds.horseRacing,
    eventName: 'Stage Park',
    home: null,
    away: null,
    inPlay: false,
    score: null,
    markets: [
      {
        suffix: 'mo',
        marketName: 'Win',
        runners: [
          { name: 'Curtain Call', odds: 280 },
          { name: 'Limelight', odds: 400 },
          { name: 'Understudy', odds: 500 },
          { name: 'Prompt Corner', odds: 600 },
        ],
      },
    ],
  },
} as const satisfies Record<string, ScenePlan>;

export type SceneKind = keyof typeof scenePlans;
