import sharp from "sharp";

/** Edge points of a drawing on the canvas of 1000 x 1000. */
export type Outline = readonly { x: number; y: number }[];

/** Side of the small picture that is measured. */
const side = 125;
const step = 1000 / side;

/** Finds the first and last covered point of a drawing (SVG inner markup, 1000 x 1000) in every row. */
export async function readOutline(drawing: string): Promise<Outline> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">${drawing}</svg>`;
  const cover = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const outline: { x: number; y: number }[] = [];
  for (let row = 0; row < side; row += 1) {
    const line = cover.subarray(row * side, (row + 1) * side);
    const left = line.findIndex((alpha) => alpha > 70);
    if (left < 0) continue;
    const right = line.findLastIndex((alpha) => alpha > 70);
    for (const y of [row * step, (row + 1) * step])
      outline.push({ x: left * step, y }, { x: (right + 1) * step, y });
  }
  return outline;
}

/** Side of a square object on a canvas of 1000. */
export const formSide = 675;

/** Wide, tall and square objects fill a picture equally: the bounds, and the area that each should cover. */
const canvas = { width: 810, height: 760, area: formSide * formSide };
/** Height of the floor under standing objects. */
const floorLine = 830;

/** SVG transform that rotates an object (degrees, clockwise) and puts it on the floor or in the middle. */
export function placing(outline: Outline, turn: number, zoom: number, stands: boolean): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const xs = outline.map(({ x, y }) => cos * x - sin * y);
  const ys = outline.map(({ x, y }) => sin * x + cos * y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [width, height] = [right - left, bottom - top];
  const scale =
    zoom * Math.min(canvas.width / width, canvas.height / height, Math.sqrt(canvas.area / (width * height)));
  const x = 500 - (scale * (left + right)) / 2;
  const y = stands ? floorLine - scale * bottom : 500 - (scale * (top + bottom)) / 2;
  const matrix = [cos * scale, sin * scale, -sin * scale, cos * scale, x, y];
  return `matrix(${matrix.map((n) => n.toFixed(4)).join(" ")})`;
}
