import { sportIds } from '#domain/market/sport.ts';
import { imageFolder, type OwnImages } from '#contract/own-images.ts';

/** What a club's own artist might have drawn: a ship under the sun. */
const rovers = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path d="M6 6h52v26c0 14-10 23-26 29C16 55 6 46 6 32z" fill="#7d2529" stroke="#f2cc8f" stroke-width="4"/>
  <circle cx="32" cy="22" r="8" fill="#f2cc8f"/>
  <path d="M32 15v26M20 38l12-17 11 17z" fill="#fff" stroke="#7d2529" stroke-width="1.5"/>
  <path d="M14 42h36l-6 9H21z" fill="#f2cc8f"/>
</svg>`;

/** A player with a face, which a drawn one has not. */
const tanaka = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="31" fill="#1b7340"/>
  <path d="M10 60c2-13 11-18 22-18s20 5 22 18c-13 6-31 6-44 0z" fill="#fff"/>
  <circle cx="32" cy="27" r="14" fill="#e8b98f"/>
  <path d="M18 25c0-17 28-17 28 0-4-5-24-5-28 0z" fill="#2a1c16"/>
  <path d="M17 22h30v4H17z" fill="#f2c43c"/>
  <circle cx="27" cy="29" r="1.6" fill="#2a1c16"/><circle cx="37" cy="29" r="1.6" fill="#2a1c16"/>
  <path d="M27 35q5 4 10 0" fill="none" stroke="#2a1c16" stroke-width="1.6" stroke-linecap="round"/>
</svg>`;

const images = [
  { sportId: sportIds.soccer, name: 'Port Vale Rovers', file: 'port-vale-rovers.svg', svg: rovers },
  { sportId: sportIds.tennis, name: 'M. Tanaka', file: 'm-tanaka.svg', svg: tanaka },
];

/** The demo operator has two, so that they are seen beside the drawn ones. */
export const demoImages: OwnImages = {
  list: images.map(({ sportId, name, file }) => ({ sportId, name, address: `${imageFolder}${file}` })),
  files: new Map(images.map(({ file, svg }) => [file, Buffer.from(svg)])),
};
