import { describe, expect, it } from "vitest";
import { pictureFiles } from "./picture-sources.ts";

describe("pictureFiles", () => {
  it("lists files by width, AVIF before WebP", () => {
    const url = "/files/demo/ring-800x800.webp";
    expect(pictureFiles({ url, width: 800, height: 800, thumbhash: "aGFzaA==" })).toEqual({
      src: url,
      srcSet: "/files/demo/ring-480x480.webp 480w, /files/demo/ring-800x800.webp 800w",
      sources: [
        {
          type: "image/avif",
          srcSet:
            "/files/demo/ring-240x240.avif 240w, /files/demo/ring-480x480.avif 480w, /files/demo/ring-800x800.avif 800w",
        },
      ],
      width: 800,
      height: 800,
      thumbhash: "aGFzaA==",
    });
  });

  it("finds the size in the address", () => {
    expect(pictureFiles({ url: "/files/a-300x200.webp" })).toMatchObject({ width: 300, height: 200 });
  });

  it("uses the address as the only file when it contains no size", () => {
    const files = pictureFiles({
      url: "https://example.com/a.jpg",
      width: null,
      height: null,
      thumbhash: null,
    });
    expect(files).toEqual({ src: "https://example.com/a.jpg", width: 1200, height: 1200, thumbhash: null });
  });
});
