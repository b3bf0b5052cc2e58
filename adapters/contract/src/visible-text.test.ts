import { describe, expect, it } from "vitest";
import { freeText, nameText } from "./shared-schemas.ts";

const name = nameText(2, 60);

describe("a text that somebody writes", () => {
  it.each([
    ["a zero-width space", "Дил\u200bноза", "Дилноза"],
    ["a mark that turns the direction", "\u202eДилноза", "Дилноза"],
    ["a byte order mark", "\ufeffДилноза", "Дилноза"],
    ["a soft hyphen", "Дил\u00adноза", "Дилноза"],
    ["a control character", "Дил\u0007ноза", "Дилноза"],
  ])("loses %s", (_, written, seen) => {
    expect(name.parse(written)).toBe(seen);
  });

  it.each(["\u200b\u200b", "\u202e\u202d", "\u200d\u200d", " \u200b ", "\u2060\u2060\u2060"])(
    "is refused as a name when nothing of it can be seen: %j",
    (written) => {
      expect(name.safeParse(written).success).toBe(false);
    },
  );

  it.each(["👩‍👧", "Gʻulom", "ҳусн 5 %", "строка\nвторая", "«»"])("keeps %j as it is", (written) => {
    expect(freeText(1, 100).parse(written)).toBe(written);
  });

  it("may be empty where nothing has to be written", () => {
    expect(freeText(0, 100).parse(" \u200b ")).toBe("");
  });

  it("is refused with a zero byte", () => {
    expect(freeText(0, 100).safeParse("a\0b").success).toBe(false);
  });
});
