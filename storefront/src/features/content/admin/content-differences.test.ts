import type { BannerContent, SectionContent } from "@bezak/contract/content-draft.ts";
import { expect, test } from "vitest";
import { contentDifferences } from "./content-differences.ts";

const banner: BannerContent = {
  title: { ru: "Осень", uz: "Kuz" },
  subtitle: { ru: "" },
  image: { desktop: "/files/a-200x100.webp", mobile: "/files/b-200x100.webp" },
  crops: { desktop: null, mobile: null },
  link: "/catalog",
  position: "home",
  active: true,
  startsAt: null,
  endsAt: null,
};
const products: SectionContent = {
  type: "products",
  title: { ru: "Новинки" },
  source: { filter: "new", limit: 12 },
  active: true,
  startsAt: null,
  endsAt: null,
};
const text: SectionContent = { ...products, type: "text", source: { text: { ru: "Один", en: "One" } } };

test.each([
  [{}, []],
  // without a text and with an empty one is the same
  [{ title: { ru: "Осень", uz: "Kuz", en: "" } }, []],
  [
    { title: { ru: "Зима" }, link: "/" },
    [
      { field: "title", language: "ru", before: "Осень", after: "Зима" },
      { field: "title", language: "uz", before: "Kuz", after: "" },
      { field: "link", before: "/catalog", after: "/" },
    ],
  ],
  [{ image: { ...banner.image, mobile: "/files/c-200x100.webp" } }, [{ field: "mobile" }]],
  [
    { active: false, endsAt: "2027-01-01T00:00:00.000Z" },
    [{ field: "active", before: true, after: false }, { field: "schedule" }],
  ],
])("names what %j changes in a banner", (change, found) => {
  expect(contentDifferences(banner, { ...banner, ...change })).toEqual(found);
});

test("names another source of a section, whatever the order of its fields", () => {
  expect(contentDifferences(products, { ...products, source: { limit: 12, filter: "new" } })).toEqual([]);
  expect(contentDifferences(products, { ...products, source: { limit: 6, filter: "new" } })).toEqual([
    { field: "source" },
  ]);
  expect(contentDifferences(products, text)).toEqual([{ field: "source" }]);
  expect(contentDifferences(text, { ...text, source: { text: { ru: "Два", en: "One" } } })).toEqual([
    { field: "text", language: "ru", before: "Один", after: "Два" },
  ]);
});
