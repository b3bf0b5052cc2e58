import sharp, { type OverlayOptions } from "sharp";

const GAP = 16;
const LONGEST = 2400;
/** WebP limits the width of a sheet, so pictures of wide screens are shown at half their size. */
const WIDEST = 768;

/** Arranges pictures of one width in columns, in their order, and writes them as one file. Returns the file. */
export async function writeSheet(file: string, pictures: readonly Buffer[]): Promise<string> {
  let left = 0;
  let top = 0;
  let height = 0;
  const parts: OverlayOptions[] = [];
  let widest = 0;
  // the light and the dark picture of a story stay together
  for (let index = 0; index < pictures.length; index += 2) {
    const pair = await Promise.all(pictures.slice(index, index + 2).map(readable));
    const tall = Math.max(...pair.map(({ info }) => info.height));
    if (top > 0 && top + tall > LONGEST) {
      left += widest + GAP * 2;
      top = 0;
      widest = 0;
    }
    let x = left;
    for (const { data, info } of pair) {
      parts.push({ input: data, left: x, top });
      x += info.width + GAP;
    }
    widest = Math.max(widest, x - left - GAP);
    top += tall + GAP;
    height = Math.max(height, top);
  }
  const background = { r: 136, g: 136, b: 136 };
  await sharp({ create: { width: left + widest, height, channels: 3, background } })
    .composite(parts)
    .webp({ quality: 80 })
    .toFile(file);
  return file;
}

async function readable(picture: Buffer) {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(width > WIDEST ? Math.round(width / 2) : width)
    .png()
    .toBuffer({ resolveWithObject: true });
}
