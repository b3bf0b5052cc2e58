import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "./directories.ts";

// `npm run icons`: the icons of the installed shop, from its mark. They lie in the repository: this is for a new mark.

const folder = join(ROOT, "storefront", "public");
const mark = join(folder, "favicon.svg");

/** The tile's own colour, to the edges: systems cut icons in forms of their own. */
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
// cut to a circle by the system: the star stays within the middle four fifths
await icon(512, "icon-maskable-512.png", 440);
await icon(180, "icon-180.png", 170);
