import { expect, it } from "vitest";
import { describeSurface, findBreaks, readPublished } from "./surface.ts";

const published = ["call GET /a", "in A = x", "in A.b string", "out B.c always", "out B.c string"];

it.each<[string, string[], string[]]>([
  ["a call is removed", published.slice(1), ["gone: call GET /a"]],
  [
    "a value is refused that was accepted",
    published.filter((line) => line !== "in A = x"),
    ["gone: in A = x"],
  ],
  ["a field may be absent", published.filter((line) => line !== "out B.c always"), ["gone: out B.c always"]],
  ["a field becomes mandatory", [...published, "in A.b required"], ["demanded: in A.b required"]],
  [
    "a mandatory field is added",
    [...published, "in A.d required", "in A.d string"],
    ["demanded: in A.d required"],
  ],
  ["fields are added", [...published, "in A.d string", "out B.e string"], []],
  ["another request is added", [...published, "in C.d required", "in C.d string"], []],
])("notices whether clients break when %s", (_, next, breaks) => {
  expect(findBreaks(published, next)).toEqual(breaks);
});

it("accepts that a field is no longer mandatory", () => {
  expect(findBreaks([...published, "in A.b required"], published)).toEqual([]);
});

it("finds no break of the API since docs/api-surface.txt was written, and all of it there", async () => {
  const lines = await readPublished();
  const now = describeSurface();
  // a deliberate break is an edit of the file by hand, with a line in CHANGELOG.md
  expect(findBreaks(lines, now)).toEqual([]);
  // npm run format adds what is missing
  expect(lines).toEqual(now);
});
