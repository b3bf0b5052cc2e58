import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { expect, test } from "vitest";
import type { Texts } from "../../i18n/texts.ts";
import { marketplaceSettings as settings } from "../../mocks/marketplace-settings-handlers.ts";
import { changedFields, toChanges, toFields, toProblems, type SettingFields } from "./setting-fields.ts";
import { settingProblems } from "./setting-problems.ts";

const t = ((key: string) => key) as unknown as Texts;
const fields = toFields(settings, ",");
const noText = { ru: "", uz: "", en: "" };
const changed = (part: Partial<SettingFields>) => toChanges({ ...fields, ...part }, settings);
const wrong = (part: Partial<SettingFields>) => Object.keys(settingProblems({ ...fields, ...part }, t));

test("sends nothing for an unchanged form, ignoring surrounding spaces and how a number is written", () => {
  expect(changed({})).toEqual({});
  expect(changed({ storeName: " Bezak ", deliveryFee: "25000", commissionRate: "10.0 %" })).toEqual({});
});

test("sends only the changed fields, of contacts and requisites too", () => {
  expect(
    changed({
      phone: " ",
      hours: { ru: "Пн–Пт ", uz: "", en: "" },
      deliveryFee: "30 000",
    }),
  ).toEqual({ contacts: { phone: null, hours: { ru: "Пн–Пт", uz: "", en: "" } }, deliveryFee: 30_000 });
  expect(changed({ registeredAddress: noText, commissionRate: "12,5" })).toEqual({
    requisites: { address: null },
    commissionRate: 12.5,
  });
  expect(changed({ freeDeliveryFrom: "", reviewModeration: false })).toEqual({
    freeDeliveryFrom: null,
    reviewModeration: false,
  });
});

test("writes the decimals of a percentage as the language does", () => {
  expect(toFields({ ...settings, commissionRate: 7.25 }, ",").commissionRate).toBe("7,25");
});

test("finds in which fields two versions differ", () => {
  const after: MarketplaceSettings = {
    ...settings,
    contacts: { ...settings.contacts, email: null },
    minimumPayout: 1,
    maintenance: true,
    version: "2",
  };
  expect(changedFields(settings, settings)).toEqual([]);
  // maintenance is no field of the form
  expect(changedFields(settings, after)).toEqual(["email", "minimumPayout"]);
});

test("shows the server's errors at their fields", () => {
  expect(
    toProblems({ "contacts.phone": "1", "requisites.address.uz": "2", deliveryFee: "3", surprise: "4" }),
  ).toEqual({ phone: "1", "registeredAddress.uz": "2", deliveryFee: "3", surprise: "4" });
});

test.each<[Partial<SettingFields>, string[]]>([
  [{}, []],
  [{ storeName: " B " }, ["storeName"]],
  [{ phone: "71 200 00 00" }, ["phone"]],
  [{ phone: "+998712000000" }, []],
  [{ email: "help@bezak" }, ["email"]],
  [{ phone: "", email: "", tin: "", legalName: "" }, []],
  [{ address: { ...noText, uz: "Navoiy" } }, ["address.ru"]],
  [{ tin: "12345678" }, ["tin"]],
  [{ legalName: "A" }, ["legalName"]],
  [{ deliveryFee: "" }, ["deliveryFee"]],
  [{ deliveryFee: "0", freeDeliveryFrom: "" }, []],
  [{ deliveryFee: "10 000 001", freeDeliveryFrom: "1 000 000 000 001" }, ["deliveryFee", "freeDeliveryFrom"]],
  [{ minimumPayout: "0", payoutIntervalDays: "91" }, ["minimumPayout", "payoutIntervalDays"]],
  [{ commissionRate: "100,5" }, ["commissionRate"]],
])("reports the errors of %j", (part, names) => {
  expect(wrong(part)).toEqual(names);
});
