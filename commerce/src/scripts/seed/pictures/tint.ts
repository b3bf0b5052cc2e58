type Rgb = [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)];
  const part = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share);
  return `#${[part(0), part(1), part(2)].map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (hex: string, share = 0.35) => mix(hex, "#15101c", share);
export const lighter = (hex: string, share = 0.45) => mix(hex, "#ffffff", share);

/** The pixels of a sprite that take the colour: hue in degrees, saturation 0..1, height 0 (top) .. 1. */
export interface Paint {
  hex: string;
  hue?: readonly [from: number, to: number];
  saturation?: readonly [from: number, to: number];
  height?: readonly [from: number, to: number];
}

function hueAndSaturation(r: number, g: number, b: number): [hue: number, saturation: number] {
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  if (range === 0) return [0, 0];
  const sector = max === r ? (g - b) / range : max === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return [(sector * 60 + 360) % 360, range / max];
}

function within(value: number, range: readonly [number, number] | undefined): boolean {
  if (!range) return true;
  const [from, to] = range;
  return from <= to ? value >= from && value <= to : value >= from || value <= to;
}

const luminance = (r: number, g: number, b: number) => 0.3 * r + 0.59 * g + 0.11 * b;

/** Recolours matching pixels of raw RGBA in place: lightness stays, the colour becomes `hex`. */
export function repaint(pixels: Buffer, width: number, paint: Paint): void {
  const height = pixels.length / 4 / width;
  const hit: number[] = [];
  let sum = 0;
  let top = 1;
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 8) continue;
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0];
    const [hue, saturation] = hueAndSaturation(r, g, b);
    if (!within(hue, paint.hue) || !within(saturation, paint.saturation)) continue;
    if (!within(i / 4 / width / height, paint.height)) continue;
    hit.push(i);
    sum += luminance(r, g, b);
    top = Math.max(top, luminance(r, g, b));
  }
  const mean = sum / Math.max(hit.length, 1);
  const base = rgb(paint.hex);
  for (const i of hit) {
    const light = luminance(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
    const shade = light <= mean ? 0.35 + 0.65 * (light / Math.max(mean, 1)) : 1;
    const shine = light <= mean ? 0 : ((light - mean) / Math.max(top - mean, 60)) * 0.55;
    for (const channel of [0, 1, 2] as const) {
      const lit = base[channel] * shade;
      pixels[i + channel] = Math.round(lit + (255 - lit) * shine);
    }
  }
}
