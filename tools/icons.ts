import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "./directories.ts";

// `npm run icons`: draws the icons of the installed shop from its mark. They are committed; run it after a change of the mark.

const folder = join(ROOT, "storefront", "public");
const mark = join(folder, "favicon.svg");

/** The tile's colour covers the whole picture, since systems crop icons to their own shapes. */
const tile = "#00767b";

async function icon(size: number, name: string, drawn = size): Promise<void> {
  const picture = await sharp(mark, { density: (72 * drawn) / 32 })
    .resize(drawn)
    .png()
    .toBuffer();
  const border = (size - drawn) / 2;
  const ground = {
    create: { width: size, height: size, channels: 4, background: drawn < size ? tile : "#0000" },
  } as const;
  await sharp(ground)
    .composite([{ input: picture, top: Math.round(border), left: Math.round(border) }])
    .png({ palette: true })
    .toFile(join(folder, name));
}

await icon(192, "icon-192.png");
await icon(512, "icon-512.png");
// the system may crop it to a circle: the star stays within the middle four fifths
await icon(512, "icon-maskable-512.png", 440);
await icon(180, "icon-180.png", 170);
