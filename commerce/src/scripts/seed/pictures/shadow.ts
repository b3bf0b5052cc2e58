import sharp from "sharp";

/** Side of the small grid that shadows are made on. */
export const shadowSide = 150;

/** Lays a soft oval where a standing thing touches the floor. */
function contact(cover: Buffer, veil: Float64Array): void {
  const side = shadowSide;
  let [left, right, bottom] = [side, 0, 0];
  for (let i = 0; i < cover.length; i += 1) {
    if ((cover[i] ?? 0) < 90) continue;
    left = Math.min(left, i % side);
    right = Math.max(right, i % side);
    bottom = Math.floor(i / side);
  }
  const [centre, rx, ry] = [(left + right) / 2 + 2, ((right - left) / 2) * 1.18, 5 + (right - left) * 0.025];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const off = Math.hypot((x - centre) / rx, (y - bottom) / ry);
      if (off < 1) veil[y * side + x] = Math.max(veil[y * side + x] ?? 0, 150 * Math.min(1, (1 - off) * 1.6));
    }
}

/** Darkness 0..255 that a thing (raw RGBA, `size` points square) throws, on a grid of `shadowSide`. */
export async function castShadow(subject: Buffer, size: number, stands: boolean): Promise<Buffer> {
  const side = shadowSide;
  const cover = Buffer.alloc(side * side);
  for (let i = 0; i < cover.length; i += 1) {
    const y = Math.floor(((Math.floor(i / side) + 0.5) * size) / side);
    const x = Math.floor((((i % side) + 0.5) * size) / side);
    cover[i] = subject[(y * size + x) * 4 + 3] ?? 0;
  }
  const [dx, dy, strength] = stands ? [3, 2, 0.22] : [4, 6, 0.42];
  const veil = new Float64Array(side * side);
  for (let y = dy; y < side; y += 1)
    for (let x = dx; x < side; x += 1) veil[y * side + x] = (cover[(y - dy) * side + x - dx] ?? 0) * strength;
  if (stands) contact(cover, veil);
  return sharp(Buffer.from(Uint8Array.from(veil)), { raw: { width: side, height: side, channels: 1 } })
    .blur(stands ? 2.2 : 3.2)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
}
