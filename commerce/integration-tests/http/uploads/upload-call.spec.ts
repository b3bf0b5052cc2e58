import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Upload } from "@bezak/contract/uploads.ts";
import { pictureSources } from "@bezak/contract/pictures.ts";
import {
  fileCaching,
  uploadLimits,
  uploadUrlPattern,
  type UploadType,
} from "@bezak/contract/upload-types.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { longestWait } from "../../harness/longest-wait.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, type Buyer, type Shop } from "../../harness/shop.ts";
import { codedPdf, maliciousFiles, packedPdf, page, pdf, photo } from "./malicious-files.ts";

let shop: Shop;
let buyers: Buyer[];
beforeAll(async () => {
  shop = await sharedShop("people");
  buyers = await createBuyers(shop.commerce, 4);
});

interface Sent {
  token?: string;
  type?: string;
  name?: string;
  mime?: string;
}

type Answered = { upload: Upload; code: string; details?: { retryAfter?: number } };

async function send(
  bytes: Buffer,
  { token = buyers[0]!.token, type, name = "ring.jpg", mime = "image/jpeg" }: Sent = {},
) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: mime }), name);
  if (type !== undefined) form.append("type", type);
  return shop.commerce.form<Answered>("/internal/uploads", form, token);
}

const onDisk = (address: string) => join(inject("filesDir"), address.replace(/^\/files\//, ""));
const getFiles = (address: string) =>
  Object.values(pictureSources(address) ?? {}).flatMap((list) =>
    list.split(", ").map((source) => onDisk(source.split(" ")[0]!)),
  );
const stored = () => {
  const folder = onDisk("/files/uploads");
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const received = () => readdirSync(inject("filesDir")).filter((name) => name.startsWith("bezak-upload-"));
const run = <T>(args: object) => shop.commerce.run<T>("../../http/uploads/inside/swap.ts", args);

describe("an uploaded picture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("of %s is stored as its renditions", async (format) => {
    const bytes = await photo()[format]().toBuffer();
    const { status, body } = await send(bytes, {
      type: "review",
      name: "../../../etc/passwd",
      mime: "text/html",
    });
    expect([status, body.code]).toEqual([201, undefined]);
    const { upload } = body;
    expect(upload).toMatchObject({ type: "review", width: 900, height: 600 });
    expect(upload.url).toMatch(uploadUrlPattern);
    expect(upload.thumbhash).toMatch(/^[A-Za-z0-9+/=]{10,}$/);
    expect(getFiles(upload.url)).toHaveLength(6);
    for (const file of getFiles(upload.url)) await sharp(await readFile(file)).stats();
    expect((await readFile(onDisk(upload.url))).length).toBe(upload.size);
  });

  it.each<[UploadType, string]>([
    ["product", "public"],
    ["avatar", "private"],
    ["image", "private"],
  ])("of the kind %s may be cached as %s", async (type, caching) => {
    const { url } = (await send(await photo().webp().toBuffer(), { type })).body.upload;
    for (const file of [url, ...getFiles(url)]) expect(fileCaching(file)).toMatch(new RegExp(`^${caching},`));
  });

  it("loses its location data and whatever is appended to it", async () => {
    const camera = await photo()
      .withExif({ IFD3: { GPSLatitude: "39/1 39/1 0/1" } })
      .jpeg()
      .toBuffer();
    const { body } = await send(Buffer.concat([camera, Buffer.from(page)]));
    for (const file of getFiles(body.upload.url)) {
      const rendition = await readFile(file);
      expect((await sharp(rendition).metadata()).exif).toBeUndefined();
      expect(rendition.includes("alert(")).toBe(false);
    }
  });

  it("may come after its type field or before it", async () => {
    const bytes = await photo(60, 40).png().toBuffer();
    const form = new FormData();
    form.append("type", "avatar");
    form.append("file", new Blob([new Uint8Array(bytes)]), "a.png");
    const first = await shop.commerce.form<Answered>("/internal/uploads", form, buyers[0]!.token);
    expect(first.body.upload.type).toBe("avatar");
    expect((await send(bytes)).body.upload.type).toBe("image");
  });
});

describe("an uploaded PDF", () => {
  it("is stored unchanged, for a chat or as a document", async () => {
    for (const type of ["chat", "document"]) {
      const { body } = await send(pdf(), { type });
      expect(body.upload).toEqual({ url: body.upload.url, type, size: pdf().length });
      expect(body.upload.url).toMatch(/^\/files\/uploads\/p[0-9a-f]{32}\.pdf$/);
      expect((await readFile(onDisk(body.upload.url))).equals(pdf())).toBe(true);
    }
  });
});

describe("an uploaded PDF without actions", () => {
  it("is stored, also with an opening position, compressed objects, and a scan with action names by chance", async () => {
    const scan = Buffer.concat([pdf(">>stream\n\xff/JS(\xff/AA \nendstream endobj 2 0 obj<<")]);
    for (const file of [pdf("/OpenAction[1 0 R /XYZ null null 0]"), packedPdf("<</Type/Page>>"), scan])
      expect((await send(file, { type: "document" })).status).toBe(201);
  });
});

it("made to exhaust the parser does not delay other calls", async () => {
  const { result, share } = await longestWait(
    () => send(codedPdf(), { type: "document" }),
    () => shop.commerce.call("GET", "/health"),
  );
  expect(result.body.code).toBe("pdf_refused");
  expect(share).toBeLessThan(0.35);
});

describe("rejected uploads leave nothing behind:", () => {
  it.each(maliciousFiles)("%s", async (_, make, status, code, type) => {
    const before = stored();
    const answer = await send(await make(), { type, token: buyers[1]!.token });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(stored()).toBe(before);
    expect(received()).toEqual([]);
    const { rows } = await shop.db.query("select 1 from shop_upload where owner_id = $1", [buyers[1]!.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ["no file", { type: "image" }],
    ["an unknown type", { type: "film", file: "x" }],
    ["another field", { type: "image", file: "x", path: "/etc" }],
  ])("a form with %s", async (_, fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (name === "file") form.append(name, new Blob([new Uint8Array(pdf())]), "a.pdf");
      else form.append(name, value);
    }
    const answer = await shop.commerce.form<Answered>("/internal/uploads", form, buyers[0]!.token);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
  });

  it("a guest's upload", async () => {
    expect((await send(pdf(), { token: "dead" })).status).toBe(401);
  });
});

describe("the daily quota of uploads", () => {
  const set = (id: string, files: number, bytes: number) =>
    shop.db.query(
      `insert into shop_upload_quota (id, files, bytes)
       select $1 || ' ' || (now() at time zone 'utc')::date + day, $2, $3 from generate_series(0, 1) day
       on conflict (id) do update set files = $2, bytes = $3`,
      [id, files, bytes],
    );

  it("admits exactly its number of files at once, and says when to try again", async () => {
    const buyer = buyers[2]!;
    await set(buyer.id, uploadLimits.filesPerDay - 2, 0);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(pdf(), { type: "document", token: buyer.token })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.code]).toEqual([429, "upload_quota_reached"]);
    expect(refused?.body.details?.retryAfter).toBeGreaterThan(0);
    expect(refused?.body.details?.retryAfter).toBeLessThanOrEqual(86_400);
  });

  it("counts bytes too", async () => {
    const buyer = buyers[2]!;
    await set(buyer.id, 0, uploadLimits.bytesPerDay - pdf().length + 1);
    const one = await send(pdf(), { type: "document", token: buyer.token });
    expect([one.status, one.body.code]).toEqual([429, "upload_quota_reached"]);
    await set(buyer.id, 0, uploadLimits.bytesPerDay - pdf().length);
    expect((await send(pdf(), { type: "document", token: buyer.token })).status).toBe(201);
  });
});

describe("an upload that nothing holds", () => {
  const age = (url: string) =>
    shop.db.query(
      "update shop_upload set idle_since = now() - interval '4 days' where url = $1 and idle_since is not null",
      [url],
    );
  const upload = async () =>
    (await send(pdf(), { type: "document", token: buyers[3]!.token })).body.upload.url;
  const swap = (change: object) =>
    run({
      swap: {
        ownerId: buyers[3]!.id,
        holder: "test:1",
        types: ["document"],
        before: [],
        after: [],
        ...change,
      },
    });

  it("is swept after three days, unlike a held or recent one", async () => {
    const [idle, held, fresh] = [await upload(), await upload(), await upload()];
    await swap({ after: [held] });
    await swap({ after: [held] });
    for (const url of [idle, held]) await age(url);
    await Promise.all([run({ sweep: true }), run({ sweep: true })]);
    expect([idle, held, fresh].map((url) => existsSync(onDisk(url)))).toEqual([false, true, true]);
    await expect(swap({ after: [idle] })).rejects.toThrow("Not this person's files");
  });

  it("can be held by its owner only, and for its own purpose only", async () => {
    const url = await upload();
    for (const wrong of [{ ownerId: buyers[0]!.id }, { types: ["avatar"] }])
      await expect(swap({ after: [url], ...wrong })).rejects.toThrow("Not this person's files");
    await expect(swap({ after: ["/files/demo/ring-1x1.webp"] })).rejects.toThrow("Not this person's files");
    await swap({ before: ["/files/demo/ring-1x1.webp"], after: ["/files/demo/ring-1x1.webp", url] });
  });

  it("stays until both of its holders have released it", async () => {
    const url = await upload();
    for (const holder of ["test:2", "test:3"]) await swap({ holder, after: [url] });
    await swap({ holder: "test:2", before: [url] });
    await age(url);
    await run({ sweep: true });
    expect(existsSync(onDisk(url))).toBe(true);
    await swap({ holder: "test:3", before: [url] });
    await age(url);
    await run({ sweep: true });
    expect(existsSync(onDisk(url))).toBe(false);
  });

  it("is swept by the next sweep when an earlier one did not finish", async () => {
    const url = await upload();
    await age(url);
    await shop.db.query("update shop_upload set removed_at = now() - interval '11 minutes' where url = $1", [
      url,
    ]);
    await run({ sweep: true });
    expect(existsSync(onDisk(url))).toBe(false);
  });
});
