import { expect, test } from "vitest";
import type { Texts } from "../../i18n/texts.ts";
import { shopSettings } from "../../mocks/shop-fixtures.ts";
import { toChanges, toFields, noAccount, type ShopFields } from "./shop-fields.ts";
import { toProblems, shopProblems } from "./shop-problems.ts";

const t = ((key: string) => key) as unknown as Texts;
const fields = toFields(shopSettings);
const changed = (part: Partial<ShopFields>) => toChanges({ ...fields, ...part }, shopSettings);
const wrong = (part: Partial<ShopFields>) => Object.keys(shopProblems({ ...fields, ...part }, t));

test("sends nothing for an unchanged form, ignoring surrounding spaces", () => {
  expect(toChanges(fields, shopSettings)).toEqual({});
  expect(changed({ name: " Registon Atelier ", workingHours: "Пн–Сб, 9:00–20:00 " })).toEqual({});
  expect(changed({ deliveryZones: null })).toEqual({});
});

test("sends only the changed fields, in the format of the API", () => {
  expect(changed({ freeShippingThreshold: "" })).toEqual({ freeShippingThreshold: null });
  expect(changed({ freeShippingThreshold: "500 000" })).toEqual({ freeShippingThreshold: 500_000 });
  expect(changed({ deliveryZones: ["nukus", "andijan"] })).toEqual({ deliveryZones: ["andijan", "nukus"] });
  expect(changed({ description: { ru: "", uz: " ", en: "" } })).toEqual({ description: null });
  expect(changed({ returnPolicy: { ru: "Да ", uz: "", en: "" } })).toEqual({
    returnPolicy: { ru: "Да", uz: "", en: "" },
  });
  expect(changed({ payoutAccount: noAccount })).toEqual({ payoutAccount: null });
});

test("ends a holiday when the chosen day begins in Tashkent", () => {
  expect(changed({ holidayUntil: "2026-12-05" })).toEqual({ holidayUntil: "2026-12-04T19:00:00.000Z" });
  const away = { ...shopSettings, holidayUntil: "2026-12-04T19:00:00.000Z" };
  expect(toFields(away).holidayUntil).toBe("2026-12-05");
  expect(toChanges({ ...toFields(away), holidayUntil: null }, away)).toEqual({ holidayUntil: null });
});

test("reports errors by field", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ name: " A " })).toEqual(["name"]);
  expect(wrong({ description: { ru: " ", uz: "Ipak", en: "" } })).toEqual(["description.ru"]);
  expect(wrong({ freeShippingThreshold: "0" })).toEqual(["freeShippingThreshold"]);
  expect(wrong({ freeShippingThreshold: "1 000 000" })).toEqual([]);
  expect(wrong({ freeShippingThreshold: "9999999999999" })).toEqual(["freeShippingThreshold"]);
  expect(wrong({ deliveryZones: [] })).toEqual(["deliveryZones"]);
  expect(wrong({ holidayUntil: "" })).toEqual(["holidayUntil"]);
  expect(wrong({ payoutAccount: noAccount })).toEqual([]);
  expect(wrong({ payoutAccount: { ...noAccount, mfo: "123", recipient: "ООО" } })).toEqual([
    "payoutAccount.bank",
    "payoutAccount.mfo",
    "payoutAccount.account",
    "payoutAccount.tin",
  ]);
});

test("shows a city unknown to the server at the list of cities", () => {
  expect(toProblems({ "deliveryZones.3": "Нет", "payoutAccount.mfo": "Не то" })).toEqual({
    deliveryZones: "Нет",
    "payoutAccount.mfo": "Не то",
  });
});
