import { expect, test } from "vitest";
import { loadMessages, getTexts } from "../../i18n/load-messages.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { applicationFixture, rejectedFixture } from "../../mocks/application-fixtures.ts";
import { toFields, readDraft, writeDraft, type ApplicationFields } from "./application-draft.ts";
import { toApplication, applicationProblems, asAddress, toProblems } from "./application-rules.ts";
import { allOf, categoryChoices, foundIn } from "./category-choices.ts";

await loadMessages("en", ["selling", "application"]);
const t = getTexts("en");

const known = { contactPerson: "Малика", phone: "+998901234567" };
const good: ApplicationFields = {
  ...toFields({}, applicationFixture(), {}),
  agreeTerms: true,
};

test("reads a draft only for its user, and only its valid fields", () => {
  const storage = memoryStorage();
  writeDraft(storage, "cus_1", { companyName: "Oltin", categories: ["a"], agreeTerms: true });
  expect(readDraft(storage, "cus_1")).toEqual({ companyName: "Oltin", categories: ["a"], agreeTerms: true });
  expect(readDraft(storage, "cus_2")).toEqual({});
  writeDraft(storage, "cus_1", null);
  expect(readDraft(storage, "cus_1")).toEqual({});
  for (const odd of ["[]", "null", "7", '{"phone":1,"businessType":"ngo","categories":[1],"x":"y"}', "{"]) {
    storage.setItem("application:cus_1", odd);
    expect(readDraft(storage, "cus_1")).toEqual({});
  }
  storage.setItem("application:cus_1", JSON.stringify({ categories: ["1", "2", "3", "4", "5", "6"] }));
  expect(readDraft(storage, "cus_1")).toEqual({});
});

test("prefers what was typed to earlier answers, and these to the account", () => {
  const former = rejectedFixture();
  const fields = toFields({ companyName: "", description: "Другое" }, former, { ...known, phone: "+998" });
  expect(fields).toMatchObject({ companyName: "", description: "Другое", phone: former.phone });
  expect(fields.categories).toEqual(former.categories.map(({ id }) => id));
  // the terms may have changed, so agreement is required again
  expect(fields.agreeTerms).toBe(false);
  expect(toFields({}, null, { ...known, phone: null })).toMatchObject({ contactPerson: "Малика", phone: "" });
});

test.each([
  ["companyName", { companyName: " " }],
  ["companyName", { companyName: "я" }],
  ["businessType", { businessType: "" as const }],
  ["website", { website: "javascript:alert(1)" }],
  ["website", { website: "localhost" }],
  ["contactPerson", { contactPerson: "" }],
  ["phone", { phone: "" }],
  ["phone", { phone: "+99890" }],
  ["email", { email: "ali" }],
  ["categories", { categories: [] }],
  ["description", { description: "Кольца" }],
  ["monthlyVolume", { monthlyVolume: "" as const }],
  ["experience", { experience: "" as const }],
  ["agreeTerms", { agreeTerms: false }],
])("reports an error for %s when it is %j", (field, change) => {
  const problems = applicationProblems({ ...good, ...change }, t);
  expect(Object.keys(problems)).toEqual([field]);
  expect(problems[field as "phone"]).toMatch(/^\p{Lu}/u);
});

test("accepts a valid form, sends empty fields as null and completes the web address", () => {
  expect(applicationProblems(good, t)).toEqual({});
  const sent = toApplication({ ...good, email: " ", website: " instagram.com/oltin ", otherPlatforms: "" });
  expect(sent).toMatchObject({ email: null, website: "https://instagram.com/oltin", otherPlatforms: null });
  expect(applicationProblems({ ...good, website: "instagram.com/oltin", email: "" }, t)).toEqual({});
  expect([asAddress(""), asAddress("http://a.uz"), asAddress("a.uz")]).toEqual([
    "",
    "http://a.uz",
    "https://a.uz",
  ]);
});

test("shows the server's error about one category at the whole field", () => {
  expect(toProblems({ "categories.2": "No", phone: "Wrong" })).toEqual({ categories: "No", phone: "Wrong" });
});

test("finds categories in a tree, with their ancestors", () => {
  const category = (id: string, parentId: string | null, en: string) => ({
    id,
    parentId,
    slug: id,
    name: { ru: en, uz: en, en },
    icon: null,
    image: null,
    productCount: 0,
  });
  const list = [
    category("bags", null, "Bags"),
    category("small", "bags", "Small ones"),
    category("rings", null, "Rings"),
    category("lost", "gone", "Lost"),
  ];
  const choices = categoryChoices(list, (name) => (typeof name === "string" ? name : name.ru));
  expect(allOf(choices).map(({ id }) => id)).toEqual(["bags", "small", "rings", "lost"]);
  expect(allOf(foundIn(choices, " SMALL ")).map(({ id }) => id)).toEqual(["bags", "small"]);
  expect(foundIn(choices, "bag")[0]?.below).toHaveLength(1);
  expect(foundIn(choices, "nothing")).toEqual([]);
});
