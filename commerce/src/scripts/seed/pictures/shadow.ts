import sharp from "sharp";

/** Side of the small grid that shadows are computed on. */
export const shadowSide = 150;

const side = shadowSide;

/** Coverage of the object, 0..255, on the grid. */
function getCover(subject: Buffer, size: number): Buffer {
  const cover = Buffer.alloc(side * side);
  for (let i = 0; i < cover.length; i += 1) {
    const y = Math.floor(((Math.floor(i / side) + 0.5) * size) / side);
    const x = Math.floor((((i % side) + 0.5) * size) / side);
    cover[i] = subject[(y * size + x) * 4 + 3] ?? 0;
  }
  return cover;
}

function blurred(veil: Uint8Array, by: number): Promise<Buffer> {
  return sharp(veil, { raw: { width: side, height: side, channels: 1 } })
    .blur(by)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
}

/** A layer of darkness: the object's own shape, moved and blurred. */
function layer(cover: Buffer, [dx, dy]: readonly [number, number], strength: number, blur: number) {
  const veil = new Uint8Array(side * side);
  for (let y = dy; y < side; y += 1)
    for (let x = dx; x < side; x += 1) veil[y * side + x] = (cover[(y - dy) * side + x - dx] ?? 0) * strength;
  return blurred(veil, blur);
}

/** Shadow of an object on a table: a narrow one under the edge and a wide one of the whole. */
async function lying(cover: Buffer): Promise<Buffer> {
  const near = await layer(cover, [1, 2], 0.4, 1.4);
  const far = await layer(cover, [4, 7], 0.3, 5);
  return Buffer.from(far.map((dark, i) => 255 - ((255 - dark) * (255 - (near[i] ?? 0))) / 255));
}

/** Shadow of a standing object: a dark line at the floor and a wide soft area away from the lamp. */
function upright(cover: Buffer): Promise<Buffer> {
  const bottom = Math.floor(cover.findLastIndex((alpha) => alpha > 90) / side);
  let [left, right] = [side, 0];
  for (let i = Math.max(0, bottom - 7) * side; i < (bottom + 1) * side; i += 1) {
    if ((cover[i] ?? 0) < 90) continue;
    left = Math.min(left, i % side);
    right = Math.max(right, i % side);
  }
  const half = Math.max(2, (right - left) / 2);
  const middle = (left + right) / 2;
  const pools = [
    { x: middle + half * 0.12, y: bottom + 0.5, rx: half * 1.34 + 5, ry: 4 + half * 0.16, dark: 105 },
    { x: middle + 1, y: bottom - 0.5, rx: half * 1.06 + 1, ry: 2.2 + half * 0.05, dark: 165 },
  ];
  const veil = new Uint8Array(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      let light = 1;
      for (const pool of pools) {
        const off = ((x - pool.x) / pool.rx) ** 2 + ((y - pool.y) / pool.ry) ** 2;
        if (off < 1) light *= 1 - (pool.dark / 255) * (1 - off) ** 1.6;
      }
      veil[y * side + x] = 255 * (1 - light);
    }
  return blurred(veil, 1.2);
}

/** Darkness 0..255 of the shadow of an object (raw RGBA, `size` pixels square), on a grid of `shadowSide`. */
export async function castShadow(subject: Buffer, size: number, stands: boolean): Promise<Buffer> {
  const cover = getCover(subject, size);
  return stands ? upright(cover) : lying(cover);
}
