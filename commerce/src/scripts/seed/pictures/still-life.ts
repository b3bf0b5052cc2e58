import type { PictureSize } from "@bezak/contract/pictures.ts";
import sharp from "sharp";
import type { RawPicture } from "../../../pictures/make-renditions.ts";
import type { Look } from "./art.ts";
import { arts, type ArtName } from "./arts.ts";
import { formSide, readOutline, placing } from "./shape.ts";

/** An object in a composition: its centre, and the side of its square. */
export interface StillLifeItem {
  art: ArtName;
  look: Look;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

/** Several objects laid out on a background. */
export interface StillLife {
  canvas: PictureSize;
  /** Coordinate system of background and objects, when it is not that of the canvas; same aspect ratio. */
  view?: PictureSize;
  /** SVG inner markup. */
  ground: string;
  items: readonly StillLifeItem[];
}

/** Drawings use the same gradient ids; in one picture each needs its own. */
const scoped = (drawing: string, own: number) =>
  drawing.replace(/id="([^"]+)"/g, `id="g${own}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#g${own}-$1)`);

async function laid({ art, look, x, y, size, turn = 0 }: StillLifeItem, index: number): Promise<string> {
  const drawing = await arts[art](look);
  const matrix = placing(await readOutline(drawing), turn, 1, false);
  const place = `translate(${x} ${y}) scale(${size / formSide}) translate(-500 -500)`;
  return `<g transform="${place}"><g transform="${matrix}">${scoped(drawing, index)}</g></g>`;
}

/** Near and far shadow of all objects, away from a lamp at the top left. */
function lift({ height }: PictureSize): string {
  const unit = height / 1000;
  const drop = (x: number, y: number, blur: number, opacity: number) =>
    `<feDropShadow dx="${x * unit}" dy="${y * unit}" stdDeviation="${blur * unit}" flood-color="#20142a" flood-opacity="${opacity}"/>`;
  return `<filter id="lift" x="-5%" y="-5%" width="112%" height="116%">${drop(4, 8, 8, 0.34)}${drop(18, 30, 30, 0.26)}</filter>`;
}

export async function renderStillLife({
  canvas,
  view = canvas,
  ground,
  items,
}: StillLife): Promise<RawPicture> {
  const { width, height } = canvas;
  const objects = await Promise.all(items.map(laid));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view.width} ${view.height}"><defs>${lift(view)}</defs>` +
    `${ground}<g filter="url(#lift)">${objects.join("")}</g></svg>`;
  return { ...canvas, data: await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(), channels: 3 };
}
