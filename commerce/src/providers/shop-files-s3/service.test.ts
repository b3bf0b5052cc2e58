import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pictureSources } from "@bezak/contract/pictures.ts";
import type { Logger } from "@medusajs/framework/types";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { fileProvider } from "../file-provider.ts";
import type { S3Options } from "./medusa-s3.ts";
import { ShopFilesS3Provider } from "./service.ts";

interface Put {
  type: string | undefined;
  cache: string | undefined;
  bytes: Buffer;
}

/** A bucket in memory that supports the used S3 calls. */
const objects = new Map<string, Put>();
let refuse = false;
let moved = false;
const store = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://store");
    if (refuse || !(searchParams.has("X-Amz-Signature") || request.headers.authorization))
      return response.writeHead(403).end();
    if (moved && !pathname.endsWith("elsewhere"))
      return response.writeHead(307, { location: "/shop/elsewhere?X-Amz-Signature=x" }).end();
    if (request.method === "PUT") {
      const { "content-type": type, "cache-control": cache } = request.headers;
      objects.set(pathname.slice("/shop/".length), { type, cache, bytes });
    }
    if (request.method === "POST" && searchParams.has("delete"))
      for (const [, key] of bytes.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key ?? "");
    return response.writeHead(200, { "content-type": "application/xml" }).end("<DeleteResult/>");
  });
});

let provider: ShopFilesS3Provider;
beforeAll(async () => {
  await new Promise<void>((done) => store.listen(0, "127.0.0.1", done));
  const { options } = fileProvider(
    {
      S3_BUCKET: "shop",
      S3_FILE_URL: "https://cdn.example/shop/bezak",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
      S3_PREFIX: "bezak/",
    },
    "/nowhere",
  );
  provider = new ShopFilesS3Provider(
    { logger: console as unknown as Logger },
    options as unknown as S3Options,
  );
});
afterAll(() => void store.close());
beforeEach(() => {
  objects.clear();
  refuse = false;
  moved = false;
});

const photo = async () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();

it("stores a public picture with exactly the renditions of its URL, and deletes all of them", async () => {
  const content = (await photo()).toString("base64");
  const stored = await provider.upload({
    filename: "a.jpg",
    mimeType: "image/jpeg",
    content,
    access: "public",
  });
  const promised = Object.values(pictureSources(stored.url) ?? {}).flatMap((list) =>
    list.split(", ").map((source) => `bezak/${source.split(" ")[0]!.slice("/files/".length)}`),
  );
  expect([...objects.keys()].sort()).toEqual(promised.sort());
  for (const [key, { type, cache, bytes }] of objects) {
    expect([type, cache]).toEqual([`image/${key.split(".").at(-1)}`, "public, max-age=31536000, immutable"]);
    expect((await sharp(bytes).metadata()).width).toBe(Number(/-(\d+)x/.exec(key)?.[1]));
  }
  await provider.delete([{ fileKey: stored.key }]);
  expect(objects.size).toBe(0);
});

it("stores a stream under its given name, and rejects when the store rejects", async () => {
  const file = { filename: "uploads/0f-1x1.webp", mimeType: "image/webp", access: "public" as const };
  const { writeStream, promise } = await provider.getUploadStream(file);
  writeStream.end(Buffer.from("bytes"));
  expect(await promise).toEqual({ key: file.filename, url: "/files/uploads/0f-1x1.webp" });
  expect(objects.get("bezak/uploads/0f-1x1.webp")?.bytes.toString()).toBe("bytes");
  expect(objects.get("bezak/uploads/0f-1x1.webp")?.cache).toContain("immutable");
  const personal = await provider.getUploadStream({ ...file, filename: "uploads/p0f-1x1.webp" });
  personal.writeStream.end(Buffer.from("bytes"));
  await personal.promise;
  expect(objects.get("bezak/uploads/p0f-1x1.webp")?.cache).toBe("private, max-age=3600");
  refuse = true;
  const second = await provider.getUploadStream(file);
  second.writeStream.end(Buffer.from("bytes"));
  await expect(second.promise).rejects.toThrow("The file store answered 403 to uploads/0f-1x1.webp");
});

it("does not follow a redirect of the store", async () => {
  moved = true;
  const file = { filename: "uploads/0f-1x1.webp", mimeType: "image/webp", access: "public" as const };
  const { writeStream, promise } = await provider.getUploadStream(file);
  writeStream.end(Buffer.from("bytes"));
  await expect(promise).rejects.toThrow("fetch failed");
  expect(objects.size).toBe(0);
});

it("names the missing setting", () => {
  expect(() => fileProvider({ S3_BUCKET: "shop", S3_FILE_URL: "x" }, "")).toThrow(
    "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too",
  );
  expect(fileProvider({}, "/data").id).toBe("local");
});
