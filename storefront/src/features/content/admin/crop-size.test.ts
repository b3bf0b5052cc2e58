import { expect, test } from "vitest";
import { bannerShapes, findFit, largestCrop, wholeCrop } from "./crop-size.ts";

test.each([
  [
    { width: 2400, height: 1200 },
    { x: 0, y: 225, width: 2400, height: 750 },
  ],
  [
    { width: 2400, height: 750 },
    { x: 0, y: 0, width: 2400, height: 750 },
  ],
  [
    { width: 2400, height: 300 },
    { x: 720, y: 0, width: 960, height: 300 },
  ],
])("cuts %j in the middle", (size, crop) => {
  expect(largestCrop(size, bannerShapes.desktop.ratio)).toEqual(crop);
});

test.each([
  ["desktop", "1600x500", { is: "right" }],
  ["desktop", "2400x1600", { is: "crop" }],
  [
    "desktop",
    "2400x300",
    { is: "small", size: { width: 2400, height: 300 }, least: { width: 1200, height: 375 } },
  ],
  ["desktop", "1000x1000", { is: "small", size: { width: 1000, height: 1000 }, least: expect.any(Object) }],
  // 16 : 9 is close enough
  ["mobile", "960x540", { is: "right" }],
  ["mobile", "1080x1920", { is: "crop" }],
  ["mobile", "639x2000", { is: "small", size: expect.any(Object), least: { width: 640, height: 356 } }],
] as const)("says of a picture for %s of %s: %j", (name, size, fit) => {
  expect(findFit(`/files/uploads/a-${size}.webp`, name)).toEqual(fit);
});

test("leaves a picture of unknown size as it is", () => {
  expect(findFit("https://example.uz/a.jpg", "desktop")).toEqual({ is: "right" });
});

test.each([
  [
    { x: -0.4, y: 0.2, width: 100.4, height: 50.4 },
    { x: 0, y: 0, width: 100, height: 50 },
  ],
  [
    { x: 50.6, y: 60, width: 50, height: 50 },
    { x: 50, y: 50, width: 50, height: 50 },
  ],
  [
    { x: 0, y: 0, width: 0.2, height: 0 },
    { x: 0, y: 0, width: 1, height: 1 },
  ],
])("rounds %j within the picture", (crop, whole) => {
  expect(wholeCrop(crop, { width: 100, height: 100 })).toEqual(whole);
});
