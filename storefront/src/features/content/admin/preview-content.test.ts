import { banner } from "@bezak/contract/examples/content.ts";
import type { Banner, Section } from "@bezak/contract/content.ts";
import { expect, test } from "vitest";
import { previewBanners, previewSections, sectionsWithBanner } from "./preview-content.ts";

const one = (id: string, order: number, more: Partial<Banner> = {}): Banner => ({
  ...banner,
  id,
  order,
  position: "home",
  ...more,
});
const text = (id: string, order: number, items: Section["items"] = [{ ru: "Текст" }]): Section =>
  ({ ...banner, id, order, type: "text", source: { text: { ru: "Текст" } }, items }) as Section;
const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("begins the carousel with the edited banner, in the order of all", () => {
  const shown = [one("a", 0), one("b", 1), one("c", 2)];
  const edited = one("b", 1, { link: "/new" });
  expect(previewBanners(shown, edited, "home")).toEqual([edited, shown[2], shown[0]]);
  expect(getIds(previewBanners(shown, one("", 0), "home"))).toEqual(["", "a", "b", "c"]);
  // not shown yet
  expect(getIds(previewBanners(shown, one("d", 1), "home"))).toEqual(["d", "c", "a", "b"]);
});

test("takes a banner of another position from the top", () => {
  const shown = [one("a", 0), one("b", 1)];
  expect(getIds(previewBanners(shown, one("b", 1, { position: "section" }), "home"))).toEqual(["a"]);
});

test("puts the edited section at its position, and a new one last", () => {
  const shown = [text("a", 0), text("b", 4)];
  expect(getIds(previewSections(shown, text("c", 2)))).toEqual(["a", "c", "b"]);
  expect(getIds(previewSections(shown, text("", 0)))).toEqual(["a", "b", ""]);
  expect(getIds(previewSections(shown, text("a", 0, [])))).toEqual(["b"]);
});

test("shows the edited banner in the sections that show it", () => {
  const edited = one("b", 1, { link: "/new" });
  const section = {
    ...text("s", 0),
    type: "banner",
    source: { bannerId: "b" },
    items: [one("b", 1)],
  } as Section;
  expect(sectionsWithBanner([text("a", 0), section], edited)).toEqual([
    text("a", 0),
    { ...section, items: [edited] },
  ]);
});
