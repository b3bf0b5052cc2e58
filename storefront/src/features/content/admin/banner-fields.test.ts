import { administeredBanner } from "@bezak/contract/examples/content-admin.ts";
import { BannerChange, NewBanner } from "@bezak/contract/content-admin.ts";
import { expect, test } from "vitest";
import type { Texts } from "../../../i18n/texts.ts";
import {
  bannerProblems,
  newBanner,
  toBannerChange,
  toBannerFields,
  toBannerProblems,
} from "./banner-fields.ts";

const t = ((key: string) => key) as unknown as Texts;
const stored = { ...administeredBanner, startsAt: null, endsAt: null };
const fields = toBannerFields(stored);

test("sends nothing when nothing was changed, and both pictures when one was", () => {
  expect(toBannerChange(fields, stored)).toEqual({});
  const desktop = "/files/uploads/p9876543210abcdefghij-1600x500.webp";
  const change = toBannerChange({ ...fields, desktop: { url: desktop, crop: null } }, stored);
  expect(change).toEqual({ image: { desktop, mobile: stored.image.mobile } });
  expect(BannerChange.parse(change)).toEqual(change);
});

test("sends what the pictures are cut out of when one of them is cut again", () => {
  const original = "/files/uploads/p9876543210abcdefghij-2000x2000.webp";
  const crop = { original, x: 0, y: 0, width: 1600, height: 500 };
  const cut = { ...stored, crops: { desktop: null, mobile: { ...crop, y: 9 } } };
  const shown = toBannerFields(cut);
  const change = toBannerChange({ ...shown, desktop: { ...shown.desktop, crop } }, cut);
  expect(change).toEqual({ crops: { desktop: crop, mobile: cut.crops.mobile } });
});

test("keeps times within a day that the form cannot show, until another day is chosen", () => {
  const exact = { ...stored, startsAt: "2026-12-01T07:30:00.000Z" };
  const shown = toBannerFields(exact);
  expect(toBannerChange(shown, exact)).toEqual({});
  expect(toBannerChange({ ...shown, firstDay: "2026-12-02" }, exact)).toEqual({
    startsAt: "2026-12-01T19:00:00.000Z",
  });
});

test("sends a whole new banner", () => {
  expect(toBannerChange(toBannerFields(newBanner), newBanner)).toEqual({});
  const typed = { ...fields, title: { ru: " Осень ", uz: "", en: "" }, lastDay: "2026-12-31" };
  const body = toBannerChange(typed, newBanner);
  expect(NewBanner.parse(body)).toMatchObject({
    title: { ru: "Осень" },
    link: stored.link,
    endsAt: "2026-12-31T19:00:00.000Z",
  });
});

test("offers to save a copy at once", () => {
  const copy = { ...stored, id: "", version: "", active: false };
  expect(NewBanner.parse(toBannerChange(toBannerFields(copy), copy))).toMatchObject({
    title: stored.title,
    active: false,
  });
});

test.each([
  ["title.ru", { title: { ru: " ", uz: "Kuz", en: "" } }],
  ["subtitle.ru", { subtitle: { ru: "", uz: "", en: "Autumn" } }],
  ["link", { link: "" }],
  ["link", { link: "javascript:alert(1)" }],
  ["link", { link: "//third.example" }],
  ["link", { link: "catalog" }],
  ["desktop", { desktop: { url: "", crop: null } }],
  ["mobile", { mobile: { url: "", crop: null } }],
  ["lastDay", { firstDay: "2026-12-02", lastDay: "2026-12-01" }],
])("finds a wrong %s: %j", (field, wrong) => {
  expect(Object.keys(bannerProblems({ ...fields, ...wrong }, t))).toEqual([field]);
});

test("accepts a complete banner, also for one day", () => {
  expect(bannerProblems(fields, t)).toEqual({});
  expect(bannerProblems({ ...fields, firstDay: "2026-12-02", lastDay: "2026-12-02" }, t)).toEqual({});
});

test("shows the server's errors at the fields of the form", () => {
  const errors = { "image.mobile": "a", endsAt: "b", "title.ru": "c", link: "d" };
  expect(toBannerProblems(errors)).toEqual({ mobile: "a", lastDay: "b", "title.ru": "c", link: "d" });
});
