import { html, type Html } from './html.ts';

/** The red pockets of a European wheel. */
const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The pockets as they follow each other, clockwise. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const angle = 360 / pockets.length;

export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';

/** The sector of a pocket that stands at the top. */
const sector = (() => {
  const half = (angle / 2) * (Math.PI / 180);
  const edge = (radius: number, side: number) =>
    `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${edge(92, -1)}A92 92 0 0 1 ${edge(92, 1)}L${edge(52, 1)}A52 52 0 0 0 ${edge(52, -1)}Z`;
})();

const pocketPart = (number: number, place: number): Html =>
  html`<g transform="rotate(${(place * angle).toFixed(3)})">
    <path class="${colourOf(number)}" d="${sector}" />
    <text y="-79">${number}</text>
  </g>`;

/** The wheel, stopped with a number at the top and the ball in its pocket; null: at rest, without a ball. */
export const wheelPart = (number: number | null): Html =>
  html`<svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
    <circle class="rim" r="98" />
    <g class="turning">
      <g transform="rotate(${(-pockets.indexOf(number ?? 0) * angle).toFixed(3)})">
        ${pockets.map(pocketPart)}
        <circle class="bowl" r="52" />
        <path class="spokes" d="M0-34V34M-34 0H34" />
        <circle class="hub" r="12" />
      </g>
    </g>
    ${number === null ? null : html`<g class="circling"><circle class="ball" cy="-60" r="5" /></g>`}
  </svg>`;
