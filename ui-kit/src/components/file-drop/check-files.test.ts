import { expect, test } from "vitest";
import { checkFiles } from "./check-files.ts";

const file = (name: string, type: string, size = 10) => new File(["x".repeat(size)], name, { type });
const rules = { accept: ".pdf, image/*", maxSize: 100, maxCount: 2 };

test.each([
  ["photo.jpg", "image/jpeg", true],
  ["LICENCE.PDF", "", true],
  ["clip.mp4", "video/mp4", false],
  ["photo.jpg", "", false],
  ["image", "imagery/x", false],
])("accepts %s of type %j: %j", (name, type, is) => {
  expect(checkFiles([file(name, type)], rules).taken).toHaveLength(is ? 1 : 0);
});

test("gives a reason for each rejected file", () => {
  const big = file("big.png", "image/png", 101);
  const text = file("note.txt", "text/plain");
  const [one, two, three] = ["a.png", "b.png", "c.png"].map((name) => file(name, "image/png"));
  const { taken, problems } = checkFiles([big, one!, text, two!, three!], rules);
  expect(taken).toEqual([one, two]);
  expect(problems).toEqual([
    { file: big, reason: "size" },
    { file: text, reason: "type" },
    { file: three, reason: "count" },
  ]);
});

test("accepts every file without rules", () => {
  const none = { accept: undefined, maxSize: undefined, maxCount: Infinity };
  expect(checkFiles([file("x", "")], none).problems).toEqual([]);
});
