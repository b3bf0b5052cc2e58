import { expect, test } from "vitest";
import { avatarSource } from "./avatar-source.ts";

test("uses the smallest sharp file for an avatar, and leaves other addresses unchanged", () => {
  expect(avatarSource("/files/uploads/abc-800x800.webp")).toBe("/files/uploads/abc-240x240.avif");
  // wide: its height counts
  expect(avatarSource("/files/uploads/abc-1600x400.webp")).toBe("/files/uploads/abc-800x200.avif");
  // there is nothing sharper than the picture itself
  expect(avatarSource("/files/uploads/abc-100x100.webp")).toBe("/files/uploads/abc-100x100.avif");
  expect(avatarSource("https://example.com/a.png")).toBe("https://example.com/a.png");
  expect(avatarSource(null)).toBeUndefined();
});
