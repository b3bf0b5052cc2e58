/** A colour as in the token files; hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  /** 0 to 1; opaque by default. */
  alpha?: number;
}

/** Linear sRGB, outside 0-1 for a colour outside the gamut. Matrices: bottosson.github.io/posts/oklab */
export function linearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Six hexadecimal digits; ignores transparency. */
export function hex(colour: Oklch): string {
  const bytes = linearRgb(colour).map((part) => Math.round(encode(part) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Contrast as WCAG 2 defines it, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  return ratio(luminance(linearRgb(one)), luminance(linearRgb(other)));
}

/** Contrast of a colour with a half-transparent one above a third; browsers blend in encoded sRGB. */
export function contrastOver(colour: Oklch, veil: Oklch, behind: Oklch): number {
  const alpha = veil.alpha ?? 1;
  const [over, under] = [linearRgb(veil).map(encode), linearRgb(behind).map(encode)];
  const mixed = over.map((part, index) => decode(part * alpha + under[index]! * (1 - alpha)));
  return ratio(luminance(linearRgb(colour)), luminance(mixed));
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(linear: number[]): number {
  const [red, green, blue] = linear.map(clamp);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));

function encode(part: number): number {
  const inside = clamp(part);
  return inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
}

function decode(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
