import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { array, assert, asyncProperty, constantFrom, integer, nat, oneof, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { createFormParser, readParts } from "./read-parts.ts";

/** Cuts the bytes into pieces of the given lengths, repeatedly. */
function* cut(bytes: Buffer, lengths: readonly number[]): Generator<Buffer> {
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const length = lengths[n % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function read(body: Buffer, type: string, lengths: readonly number[] = [body.length || 1]) {
  const parts: ({ field: string; value: string } | { file: string; fileName?: string; content: string })[] =
    [];
  for await (const event of readParts(Readable.from(cut(body, lengths)), createFormParser(type))) {
    if ("file" in event) parts.push({ ...event, content: "" });
    else if ("field" in event) parts.push(event);
    else {
      const file = parts.findLast((part) => "file" in part)!;
      file.content += event.bytes.toString("latin1");
    }
  }
  return parts;
}

const file = 'Content-Disposition: form-data; name="file"; filename="a"';
const ofBoundaryB = "multipart/form-data; boundary=b";
const readText = (text: string) => read(Buffer.from(text), ofBoundaryB, [5]);

/** `a"b`, a line end and a path, as clients encode them in a form. */
const fileName = "a%22b%0D%0A../../x.jpg";

/** A form as clients encode it. */
async function readForm(fields: Record<string, Blob | string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, 'a"b\r\n../../x.jpg');
  }
  const request = new Request("http://localhost", { method: "POST", body: form });
  return { type: request.headers.get("content-type")!, body: await buffer(request.body!) };
}

describe("a form that arrives in pieces", () => {
  it("is parsed alike however it is split, even inside boundaries", async () => {
    for (const tail of ["", "\r\n", "\r\n--", "--", "\r\n\r\n--x", "\0\xff\r\r\n\n-"]) {
      const content = `bytes\r\n--not-it\r\n${"y".repeat(300)}${tail}`;
      const file = new Blob([Buffer.from(content, "latin1")]);
      const { body, type } = await readForm({ type: "review", file });
      const expected = [
        { field: "type", value: "review" },
        { file: "file", fileName, content },
      ];
      for (const lengths of [[1], [2, 3], [7], [1, 64], [100], [body.length]])
        expect(await read(body, type, lengths)).toEqual(expected);
    }
  });

  it("may contain an empty file", async () => {
    const { body, type } = await readForm({ file: new Blob([]) });
    expect(await read(body, type)).toEqual([{ file: "file", fileName, content: "" }]);
  });

  it("is rejected when it is truncated anywhere", async () => {
    const { body, type } = await readForm({ type: "image", file: new Blob(["bytes"]) });
    const end = body.lastIndexOf("--");
    for (let length = 0; length < end + 2; length++)
      await expect(read(body.subarray(0, length), type), String(length)).rejects.toMatchObject({
        code: "malformed_form",
      });
  });

  it.each([
    ["a part without a name", "--b\r\nContent-Disposition: form-data\r\n\r\nA\r\n--b--"],
    ["a file without a name", '--b\r\nContent-Disposition: form-data; filename="a"\r\n\r\nA\r\n--b--'],
    ["a boundary with a tail", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nA\r\n--bx\r\n'],
    [
      "more parts than anybody needs",
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nA\r\n'.repeat(11)}--b--`,
    ],
    ["nothing in it", ""],
  ])("is rejected with %s", async (_, text) => {
    await expect(readText(text)).rejects.toMatchObject({ status: 400, code: "malformed_form" });
  });

  it.each([
    [
      "words before the first boundary",
      'x--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nA\r\n--b--',
    ],
    ["a part without a disposition", "--b\r\nContent-Type: image/png\r\n\r\nA\r\n--b--"],
    ["a head without end", `--b\r\nX: ${"y".repeat(10_000)}\r\n\r\nA\r\n--b--`],
    ["a disposition beyond 4 KB of head", `--b\r\nX: ${"y".repeat(5000)}\r\n${file}\r\n\r\nA\r\n--b--`],
  ])("has no file in %s", async (_, text) => {
    expect(await readText(text)).toEqual([]);
  });

  it("is read no faster than its parts are consumed", async () => {
    let taken = 0;
    const piece = Buffer.alloc(64 * 1024, "y");
    async function* body() {
      yield Buffer.from(`--b\r\n${file}\r\n\r\n`);
      for (let number = 0; number < 100; number++) {
        taken++;
        yield piece;
      }
      yield Buffer.from("\r\n--b--");
    }
    let received = 0;
    for await (const event of readParts(body(), createFormParser(ofBoundaryB))) {
      if (!("bytes" in event)) continue;
      received += event.bytes.length;
      await setImmediate();
      expect(taken * piece.length - received).toBeLessThanOrEqual(3 * piece.length);
    }
    expect(received).toBe(100 * piece.length);
  });

  it("is parsed or rejected whatever is in it", async () => {
    const { body, type } = await readForm({ type: "review", file: new Blob(["by\r\n--tes"]) });
    const marks = [
      "\r\n",
      "\r\n\r\n",
      "--",
      type.split("boundary=")[1]!,
      "\0",
      ";",
      '"',
      "filename*=utf-8''%ff",
    ];
    const change = record({
      at: nat(body.length),
      removed: nat(40),
      inserted: oneof(constantFrom(...marks), string({ unit: "binary", maxLength: 8 })),
    });
    await assert(
      asyncProperty(
        array(change, { maxLength: 4 }),
        array(integer({ min: 1, max: 99 }), { minLength: 1 }),
        async (changes, lengths) => {
          let broken = body.toString("latin1");
          for (const { at, removed, inserted } of changes)
            broken = broken.slice(0, at) + inserted + broken.slice(at + removed);
          const parts = await read(Buffer.from(broken, "latin1"), type, lengths).catch(
            ({ code }: { code: string }) => code,
          );
          expect(Array.isArray(parts) || parts === "malformed_form").toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each(["multipart/form-data; boundary=b", 'Multipart/Form-Data; charset=utf-8; boundary="b"'])(
  "reads the boundary of %s",
  async (type) => {
    const text = `--b\r\n${file}\r\n\r\nA\r\n--b--`;
    expect(await read(Buffer.from(text), type)).toEqual([{ file: "file", fileName: "a", content: "A" }]);
  },
);

it.each([
  undefined,
  "",
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; charset=utf-8",
  "multipart/mixed; boundary=a",
])("rejects %s as a form", (type) =>
  expect(() => createFormParser(type)).toThrow(expect.objectContaining({ code: "form_expected" })),
);
