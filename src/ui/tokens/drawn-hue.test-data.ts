/** The hue, in degrees, of the nearest background behind an element that is not see-through. Null: grey or none. */
function groundHue(element: Element): number | null {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  for (let ground: Element | null = element; ground; ground = ground.parentElement) {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(ground).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha > 0) return hueOf(red, green, blue);
  }
  return null;
}

function hueOf(red: number, green: number, blue: number): number | null {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  // So little colour looks grey.
  if (spread < 8) return null;
  if (most === red) return ((((green - blue) / spread) % 6) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / spread) * 60 + 120;
  return ((red - green) / spread) * 60 + 240;
}

const isBetween = (hue: number | null, from: number, to: number) => hue !== null && hue >= from && hue <= to;

/** `blue`, `pink`, or the hue if it is neither. */
export function groundColour(element: Element): 'blue' | 'pink' | number | null {
  const hue = groundHue(element);
  if (isBetween(hue, 190, 250)) return 'blue';
  return isBetween(hue, 310, 360) || isBetween(hue, 0, 15) ? 'pink' : hue;
}
