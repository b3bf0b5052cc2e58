import { expect, test } from "vitest";
import { avatarSource } from "./avatar-source.ts";

test("uses the smallest sharp file for an avatar, and leaves other addresses unchanged", () => {
  expect(avatarSource("/files/uploads/abc-800x800.webp")).toBe("/files/uploads/abc-240x240.avif");
  // the picture is wide, so its height decides
  expect(avatarSource("/files/uploads/abc-1600x400.webp")).toBe("/files/uploads/abc-800x200.avif");
  // the original is the largest file
  expect(avatarSource("/files/uploads/abc-100x100.webp")).toBe("/files/uploads/abc-100x100.avif");
  expect(avatarSource("https://example.com/a.png")).toBe("https://example.com/a.png");
  expect(avatarSource(null)).toBeUndefined();
});
