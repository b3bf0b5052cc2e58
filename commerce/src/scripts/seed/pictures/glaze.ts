import { darker, lighter } from "./tint.ts";

/** Backgrounds in the style of the glazed walls of Samarkand. SVG inner markup; ids are prefixed `glaze`. */
export interface Glaze {
  /** Colour of the wall. */
  hex: string;
  frame: string;
  /** Colour of the sheet in the arch. */
  sheet: string;
}

const saffron = "#e9a92f";

/** A lattice of eight-pointed stars; a tile is `side` wide. */
function lattice(id: string, ink: string, side: number, opacity: number): string {
  const arm = side * 0.3;
  const square = `<rect x="${-arm}" y="${-arm}" width="${arm * 2}" height="${arm * 2}"/>`;
  const star = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${square}<g transform="rotate(45)">${square}</g></g>`;
  return (
    `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${side * 0.022}">` +
    `${star(side / 2, side / 2)}<path d="M0 ${side / 2}H${side * 0.08}M${side * 0.92} ${side / 2}H${side}M${side / 2} 0V${side * 0.08}M${side / 2} ${side * 0.92}V${side}"/></g></pattern>`
  );
}

/** A pointed arch on the lower edge, enlarged by `grow` on every side. */
function arch(box: { x: number; width: number; top: number; bottom: number }, grow: number): string {
  const [left, right] = [box.x - grow, box.x + box.width + grow];
  const [top, middle] = [box.top - grow * 1.15, box.x + box.width / 2];
  const shoulder = box.top + box.width * 0.3;
  const half = right - middle;
  return (
    `M${left} ${box.bottom}V${shoulder}` +
    `C${left} ${shoulder - half * 0.32} ${left + half * 0.34} ${top + half * 0.2} ${middle} ${top}` +
    `C${right - half * 0.34} ${top + half * 0.2} ${right} ${shoulder - half * 0.32} ${right} ${shoulder}V${box.bottom}Z`
  );
}

/** A wall with an arch on the right; the left is plain, for text. */
export function niche(
  { width, height }: { width: number; height: number },
  box: { x: number; width: number; top: number },
  { hex, frame, sheet }: Glaze,
): string {
  const place = { ...box, bottom: height + 40 };
  const band = box.width * 0.05;
  const tile = height * 0.16;
  return (
    `<defs><linearGradient id="glaze-wall" x2="1" y2=".5"><stop offset="0" stop-color="${darker(hex, 0.38)}"/><stop offset=".6" stop-color="${hex}"/><stop offset="1" stop-color="${lighter(hex, 0.1)}"/></linearGradient>` +
    `<linearGradient id="glaze-fade"><stop offset=".25" stop-color="#000"/><stop offset=".8" stop-color="#fff"/></linearGradient>` +
    `<radialGradient id="glaze-sheet" cx=".35" cy=".3" r=".95"><stop offset="0" stop-color="${lighter(sheet, 0.55)}"/><stop offset="1" stop-color="${darker(sheet, 0.1)}"/></radialGradient>` +
    `<mask id="glaze-mask"><rect width="${width}" height="${height}" fill="url(#glaze-fade)"/></mask>` +
    `${lattice("glaze-stars", lighter(hex, 0.75), tile, 0.26)}${lattice("glaze-band", "#ffffff", band, 0.75)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#glaze-wall)"/>` +
    `<rect width="${width}" height="${height}" fill="url(#glaze-stars)" mask="url(#glaze-mask)"/>` +
    `<path d="${arch(place, band * 1.75)}" fill="${darker(hex, 0.5)}" fill-opacity=".35"/>` +
    `<path d="${arch(place, band * 1.5)}" fill="${saffron}"/>` +
    `<path d="${arch(place, band * 1.3)}" fill="${frame}"/><path d="${arch(place, band * 1.3)}" fill="url(#glaze-band)"/>` +
    `<path d="${arch(place, band * 0.2)}" fill="${saffron}"/><path d="${arch(place, 0)}" fill="url(#glaze-sheet)"/>`
  );
}

/** A plain square sheet with a faint lattice in two corners. */
export function sheet(hex: string, side: number): string {
  return (
    `<defs><radialGradient id="glaze-sheet" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="${lighter(hex, 0.6)}"/><stop offset="1" stop-color="${darker(hex, 0.05)}"/></radialGradient>` +
    `<radialGradient id="glaze-fade" r=".72"><stop offset=".62" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>` +
    `<mask id="glaze-mask"><rect width="${side}" height="${side}" fill="url(#glaze-fade)"/></mask>` +
    `${lattice("glaze-stars", darker(hex, 0.5), side / 5, 0.3)}</defs>` +
    `<rect width="${side}" height="${side}" fill="url(#glaze-sheet)"/><rect width="${side}" height="${side}" fill="url(#glaze-stars)" mask="url(#glaze-mask)"/>`
  );
}
