import { itemAt } from '#domain/must.ts';
import { nameHash } from './name-hash.ts';

/** What stands on a crest, in a square of 24: a filled shape, or lines 2.4 wide. */
export interface Charge {
  readonly fill?: string;
  readonly line?: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`;

export const charges = {
  waves: {
    line: 'M5.5 8.5q2.2-2.2 4.3 0t4.4 0t4.3 0M5.5 12.5q2.2-2.2 4.3 0t4.4 0t4.3 0M5.5 16.5q2.2-2.2 4.3 0t4.4 0t4.3 0',
  },
  sail: { fill: 'M11.3 4.5V15H6zM13 6.5c3 2.3 4.5 5 4.8 8.5H13zM5.5 16.5h13l-2.5 3H8z' },
  drop: { fill: 'M12 4.5c3.3 4.2 5.2 7 5.2 9.7a5.2 5.2 0 0 1-10.4 0c0-2.7 1.9-5.5 5.2-9.7z' },
  wheel: { line: 'M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 4.5v15M4.5 12h15' },
  gull: {
    line: 'M4.5 10.5c2.8-2 5.3-1.2 7.5 2.5c2.2-3.7 4.7-4.5 7.5-2.5M8.5 16.5c1.4-.8 2.6-.4 3.5 1c.9-1.4 2.1-1.8 3.5-1',
  },
  anchor: { line: 'M12 9v10M8.5 10.5h7M6 14.5c.8 3 3 4.5 6 4.5s5.2-1.5 6-4.5', fill: disc(12, 6.5, 2) },
  tower: { fill: 'M7 19.5V10.5H5.8V5.5h2.7v2h2.1v-2h2.8v2h2.1v-2h2.7v5H17v9h-3.3v-4h-3.4v4z' },
  arch: { fill: 'M6 18.5V11.5a6 6 0 0 1 12 0v7h-3.5v-6.5a2.5 2.5 0 0 0-5 0v6.5z' },
  leaf: {
    fill: 'M12 4c2.8 3.2 2.8 6.5 0 9.7c-2.8-3.2-2.8-6.5 0-9.7zM11.2 19.5c-.4-4.3-2.5-6.7-6-7c.2 4.3 2.3 6.7 6 7zM12.8 19.5c.4-4.3 2.5-6.7 6-7c-.2 4.3-2.3 6.7-6 7z',
  },
  star: { fill: 'M12 4.2l2.3 5.2 5.7.5-4.3 3.7 1.3 5.6-5-3-5 3 1.3-5.6-4.3-3.7 5.7-.5z' },
  sun: {
    fill: disc(12, 12, 3.4),
    line: 'M12 4.5v2M12 17.5v2M4.5 12h2M17.5 12h2M6.7 6.7l1.4 1.4M15.9 15.9l1.4 1.4M6.7 17.3l1.4-1.4M15.9 8.1l1.4-1.4',
  },
  hook: { line: 'M12 5v5.5c4.6.9 4.6 8 0 8c-2.4 0-3.7-1.5-3.8-3.6', fill: disc(12, 5.8, 2) },
  lantern: { fill: 'M10 4h4v2.3h-4zM8.8 7.3h6.4l1.6 8.2H7.2zM6.8 16.7h10.4v2.8H6.8z' },
  buoy: { fill: 'M12 4.5l3 6.2H9zM8.4 11.9h7.2l1.3 3.6H7.1zM5.5 16.7h13l-1.3 2.8H6.8z' },
  comet: { fill: disc(15, 9, 4), line: 'M10.5 10.5L5.5 15.5M12.5 14.5L8.5 18.5' },
  snow: { line: 'M12 4.5v15M5.5 8.2l13 7.6M18.5 8.2l-13 7.6' },
  bolt: { fill: 'M13.3 4L6 13.5h4.5L9.7 20l8.3-10.5h-5z' },
  fish: { fill: 'M4 12c3-4.7 8-5.2 11.2-1.7L19.5 7.5v9l-4.3-2.8C12 17.2 7 16.7 4 12z' },
  kite: { fill: 'M12 4l5.2 5.8L12 16.3 6.8 9.8zM10.7 17.3h2.6v2.7h-2.6z' },
  arrow: { line: 'M6 18L17.5 6.5M10.5 6h7.5v7.5' },
  paw: {
    fill: `M12 11.8c3 0 5.2 2.7 4.7 5.2c-.4 2.1-3 1.6-4.7 1.6s-4.3.5-4.7-1.6c-.5-2.5 1.7-5.2 4.7-5.2z${disc(6.5, 10.8, 1.6)}${disc(10, 7.2, 1.7)}${disc(14, 7.2, 1.7)}${disc(17.5, 10.8, 1.6)}`,
  },
  spade: {
    fill: 'M12 4.3c3 3.7 6.2 5.4 6.2 8.7a3.2 3.2 0 0 1-5.2 2.4l1.2 4.1H9.8l1.2-4.1A3.2 3.2 0 0 1 5.8 13c0-3.3 3.2-5 6.2-8.7z',
  },
  peak: { fill: 'M4 18.5l5.5-10.5 3.3 5 2.4-3.2 4.8 8.7z' },
  oars: {
    line: 'M6 18.5L16 7M18 18.5L8 7',
    fill: 'M16.5 4.5l2.3 2-2 3.2-2.6-2.2zM7.5 4.5l-2.3 2 2 3.2 2.6-2.2z',
  },
} as const satisfies Record<string, Charge>;

export type ChargeName = keyof typeof charges;

/** Parts of names and what they bring to mind; the first that a name holds counts. */
const spoken: readonly (readonly [parts: RegExp, charge: ChargeName])[] = [
  [/mariner|shipwright|helm/, 'wheel'],
  [/windjammer|spinnaker|dhow|sail/, 'sail'],
  [/monsoon|rain/, 'drop'],
  [/gull|gannet|heron|egret|pelican|condor|swift|eagle/, 'gull'],
  [/anchor|ropewalk/, 'anchor'],
  [/lantern|lighthouse|lamp|beacon|lights?\b/, 'lantern'],
  [/buoy|siren|bell/, 'buoy'],
  [/comet|rocket/, 'comet'],
  [/\bice|frost|north/, 'snow'],
  [/gale|storm|jumper|thunder/, 'bolt'],
  [/shark|stingray|manatee|fish/, 'fish'],
  [/kite/, 'kite'],
  [/lancer|arrow/, 'arrow'],
  [/fox|puma|cougar|lion|tiger|runner/, 'paw'],
  [/\bace/, 'spade'],
  [/frigate|ferry|coracle|rowing/, 'oars'],
  [/crane|drydock|dock/, 'hook'],
  [/tide|tidal|tidewater|current|breaker|water|estuary|millrace/, 'waves'],
  [/dune|sand|copper|sun|cinder/, 'sun'],
  [/hill|cliff|skerry|headland|fjord|peak|mount/, 'peak'],
  [/marsh|field|moor|thorn|vale|green|coral|reef|wick/, 'leaf'],
  [/quay|arch|pier|bridge|causeway|canal/, 'arch'],
  [/harbour|county|lockgate|borough|tower|castle/, 'tower'],
  [/titan|star/, 'star'],
];

/** Which charge a name has: the one that it speaks of, or one of its own. */
export function chargeOf(name: string): ChargeName {
  const words = name.toLowerCase();
  const told = spoken.find(([parts]) => parts.test(words));
  if (told) return told[1];
  const all = Object.keys(charges) as ChargeName[];
  return itemAt(all, (nameHash(name) >>> 8) % all.length);
}
