import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureSources } from "@bezak/contract/pictures.ts";
import type { FileDTO } from "@medusajs/framework/types";
import sharp from "sharp";
import { beforeAll, expect, inject, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await sharedShop("people");
});

const act = (args: object) => shop.commerce.run<FileDTO[]>("../../http/uploads/inside/upload.ts", args);
const onDisk = (address: string) => join(inject("filesDir"), address.replace(/^\/files\//, ""));
const renditions = (address: string) =>
  Object.values(pictureSources(address) ?? {}).flatMap((list) =>
    list.split(", ").map((source) => onDisk(source.split(" ")[0]!)),
  );

it("a picture is stored in every size and format that its address promises, and all are removed with it", async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c03020" } })
    .withExif({ IFD3: { GPSLatitude: "39/1 39/1 0/1" } })
    .jpeg()
    .toBuffer();
  const content = photo.toString("base64");
  const [stored] = await act({ files: [{ filename: "../../ring.jpg", mimeType: "image/jpeg", content }] });
  expect(stored!.url).toMatch(/^\/files\/pictures\/\w+-900x600\.webp$/);
  const files = renditions(stored!.url);
  expect(files).toHaveLength(6);
  for (const file of files) {
    const { format, exif } = await sharp(await readFile(file)).metadata();
    expect([format === "heif" ? "avif" : format, exif]).toEqual([file.split(".").at(-1), undefined]);
  }
  await act({ remove: [stored!.id] });
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});

it("a file that only claims to be a picture is rejected", async () => {
  const content = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>").toString(
    "base64",
  );
  const files = [{ filename: "ring.png", mimeType: "image/png", content }];
  await expect(act({ files })).rejects.toThrow("not a picture");
});

it("any other file is stored unchanged, below the shop's own address", async () => {
  const content = Buffer.from("sku;сумма\nBZ-1;35000\n").toString("base64");
  const [stored] = await act({ files: [{ filename: "goods.csv", mimeType: "text/csv", content }] });
  expect(stored!.url).toMatch(/^\/files\/\d+-goods\.csv$/);
  expect(await readFile(onDisk(stored!.url), "utf8")).toBe("sku;сумма\nBZ-1;35000\n");
});
