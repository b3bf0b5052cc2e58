import sharp from "sharp";

/** Where a drawing has its edge: points on the canvas of 1000 x 1000. */
export type Outline = readonly { x: number; y: number }[];

/** Side of the small picture that is looked at. */
const side = 125;
const step = 1000 / side;

/** Where a drawing (SVG inner markup, 1000 x 1000) begins and ends in every row. */
export async function outlineOf(drawing: string): Promise<Outline> {
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

/** A square thing is laid this large on a canvas of 1000. */
export const formSide = 675;

/** A picture is filled alike by wide, tall and square things: their room, and the area a square one takes of it. */
const canvas = { width: 810, height: 760, area: formSide * formSide };
/** Where standing things touch the floor. */
const floorLine = 830;

/** The SVG transform that turns a thing (degrees, clockwise) and puts it in its place: on the floor, or in the middle. */
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
