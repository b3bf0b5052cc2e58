import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { getBoundary, readParts } from "./read-parts.ts";

/** Cuts the bytes into pieces of the given lengths, repeatedly. */
function* cut(bytes: Buffer, lengths: readonly number[]): Generator<Buffer> {
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const length = lengths[n % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function read(body: Buffer, boundary: string, lengths: readonly number[] = [body.length || 1]) {
  const parts: { part: string; isFile: boolean; content: string }[] = [];
  for await (const event of readParts(Readable.from(cut(body, lengths)), boundary)) {
    if ("part" in event) parts.push({ ...event, content: "" });
    else parts.at(-1)!.content += event.bytes.toString("latin1");
  }
  return parts;
}

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
  const boundary = getBoundary(request.headers.get("content-type") ?? "");
  return { boundary, body: await buffer(request.body!) };
}

describe("a form that arrives in pieces", () => {
  it("is parsed alike however it is split, even inside boundaries", async () => {
    for (const tail of ["", "\r\n", "\r\n--", "--", "\r\n\r\n--x", "\0\xff\r\r\n\n-"]) {
      const content = `bytes\r\n--not-it\r\n${"y".repeat(300)}${tail}`;
      const file = new Blob([Buffer.from(content, "latin1")]);
      const { body, boundary } = await readForm({ type: "review", file });
      const expected = [
        { part: "type", isFile: false, content: "review" },
        { part: "file", isFile: true, fileName, content },
      ];
      for (const lengths of [[1], [2, 3], [7], [1, 64], [100], [body.length]])
        expect(await read(body, boundary, lengths)).toEqual(expected);
    }
  });

  it("may contain an empty file", async () => {
    const { body, boundary } = await readForm({ file: new Blob([]) });
    expect(await read(body, boundary)).toEqual([{ part: "file", isFile: true, fileName, content: "" }]);
  });

  it("is rejected when it is truncated anywhere", async () => {
    const { body, boundary } = await readForm({ type: "image", file: new Blob(["bytes"]) });
    const end = body.lastIndexOf("--");
    for (let length = 0; length < end + 2; length++)
      await expect(read(body.subarray(0, length), boundary), String(length)).rejects.toMatchObject({
        code: "malformed_form",
      });
  });

  it.each([
    ["words before it", 'x--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nA\r\n--b--'],
    ["no name", "--b\r\nContent-Disposition: form-data\r\n\r\nA\r\n--b--"],
    ["no disposition", "--b\r\nContent-Type: image/png\r\n\r\nA\r\n--b--"],
    ["a head without end", `--b\r\nX: ${"y".repeat(10_000)}\r\n\r\nA\r\n--b--`],
    ["a boundary with a tail", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nA\r\n--bx\r\n'],
    [
      "more parts than anybody needs",
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nA\r\n'.repeat(11)}--b--`,
    ],
  ])("is rejected with %s", async (_, text) => {
    await expect(read(Buffer.from(text), "b", [5])).rejects.toMatchObject({
      status: 400,
      code: "malformed_form",
    });
  });
});

it.each([
  ["multipart/form-data; boundary=abc", "abc"],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', "a b"],
])("reads the boundary of %s", (type, boundary) => expect(getBoundary(type)).toBe(boundary));

it.each([undefined, "", "application/json", "multipart/form-data", "multipart/mixed; boundary=a"])(
  "rejects %s as a form",
  (type) => expect(() => getBoundary(type)).toThrow(expect.objectContaining({ code: "form_expected" })),
);
