/** What a game's picture is drawn from (ENT-8, PNL-10). */
export type GameMotif = 'CARDS' | 'DICE' | 'WHEEL' | 'REELS';

export interface GameArt {
  motif: GameMotif;
  /** Degrees: the hue of its background. */
  hue: number;
  /** At most three short signs: on the cards, the dice, the hub of the wheel or the reels. */
  marks: readonly string[];
}

export type Tone = 'bright' | 'dim' | 'accent' | 'ink' | 'red';

/** An SVG element within 160 × 100 units. `text` belongs to a `text` element, which is centred on its origin. */
export interface Shape {
  tag: 'rect' | 'circle' | 'path' | 'text';
  tone: Tone;
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

const centre = { x: 80, y: 50 } as const;

const rect = (tone: Tone, x: number, y: number, width: number, height: number, rx: number): Shape => ({
  tag: 'rect',
  tone,
  attributes: { x, y, width, height, rx },
});
const circle = (tone: Tone, cx: number, cy: number, r: number): Shape => ({
  tag: 'circle',
  tone,
  attributes: { cx, cy, r },
});
const turned = (shape: Shape, turn: string): Shape => ({
  ...shape,
  attributes: { ...shape.attributes, transform: turn },
});
const sign = (mark: string, at: string): Shape => ({
  tag: 'text',
  tone: /[♥♦]/.test(mark) ? 'red' : 'ink',
  attributes: { transform: at },
  text: mark,
});

/** The place of the item at `index` among `count` around the centre. */
const besides = (index: number, count: number, step: number): number =>
  centre.x + (index - (count - 1) / 2) * step;

const cards = (marks: readonly string[]): Shape[] =>
  marks.flatMap((mark, index) => {
    const x = besides(index, marks.length, 38);
    const turn = `rotate(${(index - (marks.length - 1) / 2) * 7} ${x} ${centre.y})`;
    return [
      turned(rect('bright', x - 17, 24, 34, 52, 4), turn),
      sign(mark, `${turn} translate(${x} ${centre.y})`),
    ];
  });

/** The pips of a die's six sides: places in a square of three by three, row by row. */
export const pips: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const dice = (marks: readonly string[]): Shape[] =>
  marks.flatMap((mark, index) => {
    const x = besides(index, marks.length, 48);
    return [
      rect('bright', x - 20, 30, 40, 40, 7),
      ...(pips[mark] ?? []).map((place) =>
        circle('accent', x + ((place % 3) - 1) * 11, centre.y + (Math.floor(place / 3) - 1) * 11, 4),
      ),
    ];
  });

const wheel = ([mark = '']: readonly string[]): Shape[] => [
  circle('bright', centre.x, centre.y, 38),
  ...[0, 1, 2, 3, 4, 5].map((sector): Shape => ({
    tag: 'path',
    tone: sector % 2 ? 'accent' : 'dim',
    attributes: {
      d: 'M80 50 L80 14 A36 36 0 0 1 98 18.8 Z',
      transform: `rotate(${sector * 60} ${centre.x} ${centre.y})`,
    },
  })),
  circle('bright', centre.x, centre.y, 18),
  sign(mark, `translate(${centre.x} ${centre.y})`),
];

const reels = (marks: readonly string[]): Shape[] =>
  marks.flatMap((mark, index) => {
    const x = besides(index, marks.length, 34);
    return [rect('bright', x - 14, 24, 28, 52, 4), sign(mark, `translate(${x} ${centre.y})`)];
  });

const draw: Readonly<Record<GameMotif, (marks: readonly string[]) => Shape[]>> = {
  CARDS: cards,
  DICE: dice,
  WHEEL: wheel,
  REELS: reels,
};

/** The picture of a game, back to front, on a ground of its hue. */
export const shapesOf = ({ motif, marks }: GameArt): readonly Shape[] => draw[motif](marks.slice(0, 3));
