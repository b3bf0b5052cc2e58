import { NewSection, SectionChange, type AdministeredSection } from "@bezak/contract/content-admin.ts";
import { administeredSection } from "@bezak/contract/examples/content-admin.ts";
import { expect, test } from "vitest";
import type { Texts } from "../../../i18n/texts.ts";
import {
  newSection,
  sectionProblems,
  toBrands,
  toSectionChange,
  toSectionFields,
  toSectionProblems,
} from "./section-fields.ts";

const t = ((key: string) => key) as unknown as Texts;
const head = { ...administeredSection, id: "sec_2" };
const stored: readonly AdministeredSection[] = [
  { ...head, type: "products", source: { limit: 12 } },
  {
    ...head,
    type: "products",
    source: {
      filter: "sales",
      sort: "newest",
      category: "rings",
      brand: ["A", "B"],
      seller: "sel_1",
      limit: 4,
    },
  },
  { ...head, type: "categories", source: { limit: 6 } },
  { ...head, type: "categories", source: { ids: ["cat_2", "cat_1"], limit: 6 } },
  { ...head, type: "banner", source: { bannerId: "ban_1" } },
  administeredSection,
];

test.each(stored)("sends nothing of an unchanged section of $type: $source", (section) => {
  expect(toSectionChange(toSectionFields(section), section)).toEqual({});
});

test("sends the source together with its type", () => {
  const section = stored[1]!;
  const change = toSectionChange({ ...toSectionFields(section), category: "", limit: "8" }, section);
  expect(change).toEqual({
    type: "products",
    source: { filter: "sales", sort: "newest", brand: ["A", "B"], seller: "sel_1", limit: 8 },
  });
  expect(SectionChange.parse(change)).toEqual(change);
  const typed = { ...toSectionFields(section), type: "banner" as const, bannerId: "ban_2" };
  expect(toSectionChange(typed, section)).toEqual({ type: "banner", source: { bannerId: "ban_2" } });
});

test("sends a whole new section, and nothing of an untouched one", () => {
  const fields = toSectionFields(newSection);
  expect(toSectionChange(fields, newSection)).toEqual({});
  const body = toSectionChange({ ...fields, title: { ru: " Новое ", uz: "", en: "" } }, newSection);
  expect(NewSection.parse(body)).toMatchObject({
    type: "products",
    title: { ru: "Новое" },
    source: { sort: "popularity", limit: 12 },
  });
});

test("reads the names of brands once each", () => {
  expect(toBrands(" Afrosiyob , Ipak,, Afrosiyob ")).toEqual(["Afrosiyob", "Ipak"]);
});

test.each([
  ["title.ru", { title: { ru: "", uz: "Yangi", en: "" } }],
  ["limit", { limit: "0" }],
  ["limit", { limit: "101" }],
  ["limit", { type: "categories" as const, limit: "" }],
  ["bannerId", { type: "banner" as const }],
  ["text.ru", { type: "text" as const, text: { ru: " ", uz: "Salom", en: "" } }],
  ["lastDay", { firstDay: "2026-12-02", lastDay: "2026-12-01" }],
])("finds a wrong %s: %j", (field, wrong) => {
  const fields = { ...toSectionFields(newSection), title: { ru: "Новое", uz: "", en: "" }, ...wrong };
  expect(Object.keys(sectionProblems(fields, t))).toEqual([field]);
});

test("does not mind a wrong field of another type", () => {
  const fields = { ...toSectionFields(administeredSection), limit: "no" };
  expect(sectionProblems(fields, t)).toEqual({});
});

test("shows the server's errors at the fields of the form", () => {
  const errors = {
    "source.category": "a",
    "source.seller": "b",
    "source.ids.3": "c",
    "source.bannerId": "d",
    "source.text.ru": "e",
    endsAt: "f",
    "source.brand.0": "g",
  };
  expect(toSectionProblems(errors)).toEqual({
    category: "a",
    shop: "b",
    categories: "c",
    bannerId: "d",
    "text.ru": "e",
    lastDay: "f",
    brands: "g",
  });
});
