import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { repaint, type Paint } from "./tint.ts";

const setFolder = join(
  dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);

const ready = new Map<string, Promise<string>>();

async function paintSprite(code: string, paints: readonly Paint[]): Promise<string> {
  const { data, info } = await sharp(join(setFolder, `${code}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const paint of paints) repaint(data, info.width, paint);
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .resize(420, 420, { kernel: "cubic" })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** An object of the 3D set (by its code points), recoloured, as a data URL to embed in an SVG. */
export function sprite(code: string, paints: readonly Paint[] = []): Promise<string> {
  const key = `${code} ${JSON.stringify(paints)}`;
  const known = ready.get(key);
  if (known) return known;
  const painted = paintSprite(code, paints);
  ready.set(key, painted);
  return painted;
}
