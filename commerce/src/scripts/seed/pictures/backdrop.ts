import sharp from "sharp";
import { darker, lighter, mix } from "./tint.ts";

const ready = new Map<string, Promise<Buffer>>();

/** An eight-pointed star of the tile work, barely seen. */
const star = (x: number, y: number, ink: string) =>
  `<g fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="3" transform="translate(${x} ${y})">` +
  `<rect x="-90" y="-90" width="180" height="180"/><rect x="-90" y="-90" width="180" height="180" transform="rotate(45)"/></g>`;

const grid = [0, 333, 667, 1000];

/** SVG of the studio: a wall with a floor for standing things, tiled paper for lying ones. */
function draw(hex: string, stands: boolean, size: number): string {
  const ground = stands
    ? `<rect y="740" width="1000" height="260" fill="url(#floor)"/>`
    : grid.flatMap((x) => grid.map((y) => star(x, y, darker(hex, 0.4)))).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>` +
    `<radialGradient id="wall" cx=".4" cy=".3" r=".95"><stop offset="0" stop-color="${lighter(hex, 0.6)}"/><stop offset=".55" stop-color="${hex}"/><stop offset="1" stop-color="${darker(hex, 0.16)}"/></radialGradient>` +
    `<linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${darker(hex, 0.2)}" stop-opacity=".55"/><stop offset=".35" stop-color="${mix(hex, "#ffffff", 0.2)}" stop-opacity=".8"/><stop offset="1" stop-color="${lighter(hex, 0.4)}"/></linearGradient></defs>` +
    `<rect width="1000" height="1000" fill="url(#wall)"/>${ground}</svg>`
  );
}

/** Raw RGB of a backdrop, drawn once per colour. */
export function backdrop(hex: string, stands: boolean, size: number): Promise<Buffer> {
  const key = `${hex} ${stands} ${size}`;
  const drawn =
    ready.get(key) ??
    sharp(Buffer.from(draw(hex, stands, size)))
      .removeAlpha()
      .raw()
      .toBuffer();
  ready.set(key, drawn);
  return drawn;
}
