import { shapesOf, type GameArt, type Shape } from '#domain/casino/game-art.ts';
import { html, type Html } from './html.ts';

const elements: Readonly<Record<Shape['tag'], (attributes: readonly Html[], text: string) => Html>> = {
  rect: (attributes) => html`<rect ${attributes} />`,
  circle: (attributes) => html`<circle ${attributes} />`,
  path: (attributes) => html`<path ${attributes} />`,
  text: (attributes, text) => html`<text ${attributes}>${text}</text>`,
};

const elementOf = ({ tag, tone, attributes, text = '' }: Shape): Html =>
  elements[tag](
    Object.entries({ class: `art-${tone}`, ...attributes }).map(([name, value]) => html`${name}="${value}" `),
    text,
  );

/** A game's picture, as on its lobby tile, in a wide frame. */
export const picture = (art: GameArt): Html =>
  html`<svg class="picture" viewBox="-98 0 356 100" aria-hidden="true">
    <rect x="-98" width="356" height="100" fill="hsl(${art.hue} 45% 34%)" />
    ${shapesOf(art).map(elementOf)}
  </svg>`;
