import { sprite } from "./sprite.ts";
import { darker, lighter, type Paint } from "./tint.ts";

/** Variable parts of a drawing: main and second colour (`#rrggbb`) and a motif, whose meaning each art defines. */
export interface Look {
  hex: string;
  accent: string;
  motif?: string;
}

/** Draws an object as SVG inner markup on a 1000 x 1000 canvas. */
export type Art = (look: Look) => Promise<string>;

/** Draws an object of the 3D set, centred at x, y. */
export async function object(
  code: string,
  paints: readonly Paint[],
  place: { x?: number; y?: number; size?: number; turn?: number; flip?: boolean } = {},
): Promise<string> {
  const { x = 500, y = 500, size = 840, turn = 0, flip = false } = place;
  const image = `<image href="${await sprite(code, paints)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -1 : 1} 1)">${image}</g>`;
}

/** A light-to-dark gradient of one colour; use as `url(#id)`. */
export function metal(id: string, hex: string, turn = 45): string {
  const stops = [
    [0, lighter(hex, 0.55)],
    [0.3, hex],
    [0.55, lighter(hex, 0.35)],
    [0.8, darker(hex, 0.25)],
    [1, hex],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" gradientTransform="rotate(${turn} .5 .5)">${stops.join("")}</linearGradient>`;
}

/** A gradient for soft surfaces: light at the top left, dark at the bottom right. */
export function body(id: string, hex: string): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(hex, 0.32)}"/>` +
    `<stop offset=".45" stop-color="${hex}"/><stop offset="1" stop-color="${darker(hex, 0.3)}"/></linearGradient>`
  );
}

/** A radial gradient lit from the top left; use on circles and ellipses. */
export function ball(id: string, hex: string): string {
  return (
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="${lighter(hex, 0.75)}"/>` +
    `<stop offset=".35" stop-color="${lighter(hex, 0.12)}"/><stop offset="1" stop-color="${darker(hex, 0.42)}"/></radialGradient>`
  );
}

/** Evenly spaced points on an ellipse, starting at the angle `from` (degrees, clockwise from the right). */
export function around(
  count: number,
  ellipse: { x: number; y: number; rx: number; ry: number; from?: number; to?: number },
): { x: number; y: number; angle: number }[] {
  const { x, y, rx, ry, from = 0, to = 360 } = ellipse;
  const full = to - from === 360;
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (full ? count : count - 1);
    const turn = (angle * Math.PI) / 180;
    return { x: Math.round(x + rx * Math.cos(turn)), y: Math.round(y + ry * Math.sin(turn)), angle };
  });
}
