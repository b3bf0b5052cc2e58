import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureSources, renditionName } from "@bezak/contract/pictures.ts";
import sharp from "sharp";
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from "thumbhash";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodePicture, makeRenditions } from "./make-renditions.ts";
import { writeRenditions } from "./write-renditions.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A photo as a phone sends it: rotated, with a position in its EXIF. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c03020" } })
    .withExif({ IFD0: { Artist: "somebody" }, IFD3: { GPSLatitude: "39/1 39/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("renditions of a picture", () => {
  it("include every file that its URL implies, in the size of the name", async () => {
    const made = await makeRenditions(await decodePicture(await photo(600, 900)), "quick");
    expect(made).toMatchObject({ width: 900, height: 600 });
    const facts = await writeRenditions(made, folder, "shop/ring");
    expect(facts).toEqual({ width: 900, height: 600, thumbhash: made.thumbhash });
    const sources = pictureSources(renditionName("/files/shop/ring", made, "webp"));
    const promised = [sources?.avif, sources?.webp].flatMap(
      (list) => list?.split(", ").map((one) => one.split(" ")[0]?.replace("/files/shop/", "")) ?? [],
    );
    expect((await readdir(join(folder, "shop"))).sort()).toEqual(promised.sort());
    for (const name of promised) {
      const [, width, height, format] = /-(\d+)x(\d+)\.(\w+)$/.exec(name ?? "") ?? [];
      const meta = await sharp(await readFile(join(folder, "shop", name ?? ""))).metadata();
      expect(meta).toMatchObject({ width: Number(width), height: Number(height) });
      expect(meta.format === "heif" ? "avif" : meta.format).toBe(format);
    }
  });

  it("contain no metadata of the camera", async () => {
    const { renditions } = await makeRenditions(await decodePicture(await photo(300, 200)), "quick");
    for (const { data } of renditions) {
      const { exif, xmp, iptc, orientation } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    }
  });

  it("have a placeholder of the picture's colours and shape", async () => {
    const { thumbhash } = await makeRenditions(await decodePicture(await photo(200, 400)), "quick");
    const hash = Buffer.from(thumbhash, "base64");
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    expect(r - Math.max(g, b)).toBeGreaterThan(0.4);
    expect(thumbHashToApproximateAspectRatio(hash)).toBeGreaterThan(1.5);
  });

  it("keep transparency and grey pictures", async () => {
    const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const { renditions } = await makeRenditions(await decodePicture(clear), "careful");
    for (const { data } of renditions) expect((await sharp(data).stats()).isOpaque).toBe(false);
    const grey = await sharp(clear).flatten({ background: "#888" }).toColourspace("b-w").jpeg().toBuffer();
    expect((await decodePicture(grey)).channels).toBe(3);
  });

  it("never exceed the size limit, and are not made from files that are not pictures", async () => {
    const wide = await sharp({ create: { width: 4800, height: 100, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await decodePicture(wide)).toMatchObject({ width: 2400, height: 50 });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;
    for (const text of ["<script>alert(1)</script>", drawing])
      await expect(decodePicture(Buffer.from(text))).rejects.toThrow();
  });
});
