import { itemAt, must } from '#domain/must.ts';
import { html, type Html } from './html.ts';

/** Parts of a symbol, back to front: a colour's class and a path in a square of 40. */
type Parts = readonly (readonly [colour: string, path: string])[];

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** The symbols of the reels, game by game, as on their strips. */
const strips: readonly Readonly<Record<string, Parts>>[] = [
  {
    Anchor: [
      [
        'navy',
        'M18 12h4v20c5-1 8-4 9-8h-3l5-7 4 8h-2c-1 7-7 12-15 12S6 32 5 25H3l4-8 5 7H9c1 4 4 7 9 8zM12 14h16v3H12z',
      ],
      ['navy', 'M20 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z'],
    ],
    Buoy: [
      ['red', disc(20, 20, 17)],
      ['pale', 'M16 3.5a17 17 0 0 1 8 0v33a17 17 0 0 1-8 0zM3.5 16h33a17 17 0 0 1 0 8h-33a17 17 0 0 1 0-8z'],
      ['paper', disc(20, 20, 8)],
    ],
    Gull: [
      ['navy', 'M2 16c6-5 12-4 18 4 6-8 12-9 18-4-5 0-10 3-14 9-2 3-6 3-8 0-4-6-9-9-14-9z'],
      ['gold', 'M18 27h4l-2 5z'],
    ],
    Rope: [
      ['gold', 'M20 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32zm0 6a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'],
      ['brown', 'M18 4h4v6h-4zM18 30h4v6h-4zM4 18h6v4H4zM30 18h6v4h-6zM8 10l3-3 4 4-3 3zM25 29l3-3 4 4-3 3z'],
    ],
    Sail: [
      ['blue', 'M19 4v24H6z'],
      ['pink', 'M22 8v20h12z'],
      ['navy', 'M4 30h32l-5 7H9z'],
    ],
    Star: [['gold', 'M20 2l5.5 12 13 1.5-9.5 9 2.5 13L20 31 8.5 37.5l2.5-13-9.5-9 13-1.5z']],
  },
  {
    Chest: [
      ['brown', 'M5 18a9 9 0 0 1 9-10h12a9 9 0 0 1 9 10v17H5z'],
      ['gold', 'M5 18h30v4H5zM17 17h6v9h-6z'],
    ],
    Coin: [
      ['gold', disc(20, 20, 16)],
      [
        'brown',
        'M20 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM18 14h4v12h-4z',
      ],
    ],
    Crown: [
      ['gold', 'M4 12l8 7 8-13 8 13 8-7-3 18H7zM7 32h26v4H7z'],
      ['red', disc(20, 24, 3)],
    ],
    Key: [
      [
        'gold',
        'M13 5a9 9 0 0 0-2 17.8V36h9v-4h-4v-3h4v-4h-4v-2.3A9 9 0 0 0 13 5zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
      ],
    ],
    Map: [
      ['sand', 'M4 9l10-4 12 4 10-4v26l-10 4-12-4-10 4z'],
      ['brown', 'M14 5l1 26h-1zM26 9l1 26h-1zM8 24l2-2 2 2 2-2-1 4-2-1-2 2z'],
      ['red', 'M27 14l2-2 3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3z'],
    ],
    Ring: [
      ['gold', 'M20 14a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'],
      ['green', 'M14 3h12l4 5-10 10L10 8z'],
    ],
  },
  {
    Apple: [
      ['red', 'M20 12c5-4 14-2 14 8 0 9-6 17-10 17-2 0-3-1-4-1s-2 1-4 1C12 37 6 29 6 20c0-10 9-12 14-8z'],
      ['green', 'M20 10c0-5 4-8 9-8 0 5-4 8-9 8z'],
    ],
    Cherry: [
      ['green', 'M12 24c2-9 8-16 18-20l2 2c-4 6-4 10-3 16h-2c-1-6-1-9 1-13-7 4-12 9-14 15z'],
      ['red', `${disc(12, 29, 8)}${disc(28, 28, 8)}`],
    ],
    Grape: [
      [
        'violet',
        `${disc(12, 16, 5)}${disc(20, 16, 5)}${disc(28, 16, 5)}${disc(16, 24, 5)}${disc(24, 24, 5)}${disc(20, 32, 5)}`,
      ],
      ['green', 'M19 11c0-5 3-8 9-8-1 5-4 8-9 8z'],
    ],
    Lemon: [
      ['gold', 'M4 27C3 15 12 6 25 8c2-2 5-3 8-2 1 3 0 6-2 8 2 13-7 22-19 21-3 1-6 0-7-2z'],
      ['pale', 'M12 24c1-6 4-9 9-11l1 2c-4 2-7 5-8 9z'],
    ],
    Melon: [
      ['green', 'M2 12h36a18 18 0 0 1-36 0z'],
      ['red', 'M6 12h28a14 14 0 0 1-28 0z'],
      ['navy', 'M13 16h2v3h-2zM19 19h2v3h-2zM25 16h2v3h-2z'],
    ],
    Plum: [
      ['violet', 'M20 10c9-3 15 4 14 12-1 8-7 15-14 15S7 30 6 22c-1-8 5-15 14-12z'],
      ['green', 'M20 9c1-5 5-7 10-6-1 5-5 7-10 6z'],
    ],
  },
];

const symbolPart = (parts: Parts): Html =>
  html`<svg class="symbol" viewBox="0 0 40 40" aria-hidden="true">
    ${parts.map(([colour, path]) => html`<path class="${colour}" d="${path}" />`)}
  </svg>`;

/** How many symbols pass the window before the last. */
const passing = 9;

/** What passes the window of a reel, ending with the symbol that came. */
export function stripTo(symbol: string): readonly Html[] {
  const strip = Object.entries(must(strips.find((one) => symbol in one)));
  const last = strip.findIndex(([name]) => name === symbol);
  return Array.from({ length: passing + 1 }, (_, at) => {
    const [, parts] = itemAt(strip, (last + strip.length * 2 - passing + at) % strip.length);
    return symbolPart(parts);
  });
}
