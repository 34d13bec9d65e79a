/** An sRGB colour as screens take it: gamma-encoded channels, all values 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function encode(linear: number): number {
  const value = clamp(linear);
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

export function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** Oklab to sRGB. Colours that a screen cannot show are clipped, as browsers do. `lightness` is 0 to 1. */
export function fromOklab(lightness: number, a: number, b: number, alpha: number): Colour {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha,
  };
}

/** Hue in degrees; saturation and lightness 0 to 1. */
export function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    return clamp(lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
}

/** The visible colour of a translucent colour on an opaque background. */
export function over(top: Colour, ground: Colour): Colour {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return {
    red: mix(top.red, ground.red),
    green: mix(top.green, ground.green),
    blue: mix(top.blue, ground.blue),
    alpha: 1,
  };
}

function luminance(colour: Colour): number {
  return 0.2126 * decode(colour.red) + 0.7152 * decode(colour.green) + 0.0722 * decode(colour.blue);
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
