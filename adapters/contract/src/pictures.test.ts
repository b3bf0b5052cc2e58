import { describe, expect, it } from "vitest";
import { pictureSize, pictureSources, renditionName, renditionSizes } from "./pictures.ts";

describe("the renditions of a picture", () => {
  it("have the standard widths up to the picture's own size", () => {
    expect(renditionSizes({ width: 1000, height: 500 }, "avif")).toEqual([
      { width: 240, height: 120 },
      { width: 480, height: 240 },
      { width: 800, height: 400 },
      { width: 1000, height: 500 },
    ]);
    expect(renditionSizes({ width: 480, height: 480 }, "avif").map(({ width }) => width)).toEqual([240, 480]);
    expect(renditionSizes({ width: 480, height: 480 }, "webp").map(({ width }) => width)).toEqual([480]);
    expect(renditionSizes({ width: 100, height: 3 }, "avif")).toEqual([{ width: 100, height: 3 }]);
  });

  it("are at least one pixel high", () => {
    expect(renditionSizes({ width: 2400, height: 1 }, "avif").every(({ height }) => height === 1)).toBe(true);
  });

  it("are listed as sources in AVIF and WebP", () => {
    expect(pictureSources("/files/demo/ring-500x250.webp")).toEqual({
      avif: "/files/demo/ring-240x120.avif 240w, /files/demo/ring-480x240.avif 480w, /files/demo/ring-500x250.avif 500w",
      webp: "/files/demo/ring-480x240.webp 480w, /files/demo/ring-500x250.webp 500w",
    });
  });

  it("have names from which their size can be read", () => {
    const size = { width: 1200, height: 801 };
    expect(pictureSize(renditionName("/files/a-1x1-b", size, "webp"))).toEqual(size);
  });

  it("are not derived from addresses of other sites or of another form", () => {
    for (const url of [
      "https://cdn.example.com/files/ring-1200x800.webp",
      "//cdn.example.com/files/ring-1200x800.webp",
      "/files/ring.webp",
      "/files/ring-1200x800.jpg",
      "/files/ring-0x800.webp",
      "/files/ring-1200x800.webp?v=2",
      "/img/ring-1200x800.webp",
      "",
    ]) {
      expect(pictureSources(url)).toBeNull();
      expect(pictureSize(url)).toBeNull();
    }
  });
});
