import sharp from "sharp";
import { darker, lighter, mix } from "./tint.ts";

const ready = new Map<string, Promise<Buffer>>();

/** A curved paper backdrop without an edge between wall and floor, lit from the top left. */
function sweep(hex: string): string {
  return (
    `<linearGradient id="floor" x2="0" y2="1"><stop offset=".52" stop-color="${hex}"/>` +
    `<stop offset=".68" stop-color="${darker(hex, 0.13)}"/><stop offset=".78" stop-color="${mix(hex, "#ffffff", 0.12)}"/>` +
    `<stop offset="1" stop-color="${lighter(hex, 0.42)}"/></linearGradient>` +
    `<radialGradient id="lamp" cx=".34" cy=".26" r=".72"><stop offset="0" stop-color="#fff" stop-opacity=".62"/>` +
    `<stop offset=".55" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="edge" cx=".45" cy=".5" r=".82"><stop offset=".6" stop-color="${darker(hex, 0.5)}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${darker(hex, 0.5)}" stop-opacity=".16"/></radialGradient>`
  );
}

/** A table seen from above: one sheet, brighter under the lamp. */
function sheet(hex: string): string {
  return (
    `<linearGradient id="floor" x2="1" y2="1"><stop offset="0" stop-color="${lighter(hex, 0.3)}"/>` +
    `<stop offset="1" stop-color="${darker(hex, 0.07)}"/></linearGradient>` +
    `<radialGradient id="lamp" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="edge" cx=".42" cy=".4" r=".9"><stop offset=".55" stop-color="${darker(hex, 0.5)}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${darker(hex, 0.5)}" stop-opacity=".2"/></radialGradient>`
  );
}

/** SVG of the studio, 1000 x 1000. */
export function studio(hex: string, stands: boolean): string {
  const layers = ["floor", "lamp", "edge"].map(
    (id) => `<rect width="1000" height="1000" fill="url(#${id})"/>`,
  );
  return `<defs>${stands ? sweep(hex) : sheet(hex)}</defs>${layers.join("")}`;
}

/** Raw RGB of a backdrop, drawn once per colour. */
export function backdrop(hex: string, stands: boolean, size: number): Promise<Buffer> {
  const key = `${hex} ${stands} ${size}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">${studio(hex, stands)}</svg>`;
  const drawn = ready.get(key) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  ready.set(key, drawn);
  return drawn;
}
