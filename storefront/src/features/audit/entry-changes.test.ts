import { expect, it } from "vitest";
import { findChangedObjects, findObjectsBefore, formatJson } from "./entry-changes.ts";

it("pairs the fields of a changed object", () => {
  const entry = {
    before: { ban_1: { active: false, rank: 1 } },
    after: { ban_1: { active: true, rank: null } },
  };
  expect(findChangedObjects(entry)).toEqual([
    {
      id: "ban_1",
      kind: "changed",
      fields: [
        { name: "active", before: false, after: true },
        { name: "rank", before: 1, after: null },
      ],
    },
  ]);
});

it("shows of a created or deleted object what it had", () => {
  const row = { type: "text", ends_at: null };
  expect(findChangedObjects({ before: { sec_1: null }, after: { sec_1: row } })).toEqual([
    { id: "sec_1", kind: "created", fields: [{ name: "type", before: undefined, after: "text" }] },
  ]);
  expect(findChangedObjects({ before: { sec_1: row }, after: { sec_1: null } })).toEqual([
    { id: "sec_1", kind: "deleted", fields: [{ name: "type", before: "text", after: undefined }] },
  ]);
});

it("shows nothing of an act that changed nothing, and the rows before one whose outcome is unknown", () => {
  expect(findChangedObjects({ before: null, after: null })).toEqual([]);
  const before = { sec_1: { type: "text", ends_at: null } };
  expect(findChangedObjects({ before, after: null })).toEqual([]);
  expect(findObjectsBefore({ before })).toMatchObject([
    { id: "sec_1", fields: [{ name: "type", before: "text" }] },
  ]);
});

it("writes a value as a text", () => {
  expect(["text", 5, { ru: "Кольца" }].map(formatJson)).toEqual(["text", "5", '{\n  "ru": "Кольца"\n}']);
});

it("shows of a field with parts those that differ, entries of a list by their ids", () => {
  const variant = { id: "var_1", price: 100, stock: 2 };
  const changes = findChangedObjects({
    before: {
      prod_1: {
        title: { ru: "Кольцо", uz: "Uzuk" },
        variants: [variant, { ...variant, id: "var_2" }],
        categories: ["pcat_1"],
      },
    },
    after: {
      prod_1: {
        title: { ru: "Кольца", uz: "Uzuk" },
        variants: [
          { ...variant, price: 90 },
          { ...variant, id: "var_3" },
        ],
        categories: ["pcat_1", "pcat_2"],
      },
    },
  });
  expect(changes[0]?.fields).toEqual([
    { name: "title.ru", before: "Кольцо", after: "Кольца" },
    { name: "variants[var_1].price", before: 100, after: 90 },
    { name: "variants[var_2]", before: { ...variant, id: "var_2" }, after: undefined },
    { name: "variants[var_3]", before: undefined, after: { ...variant, id: "var_3" } },
    { name: "categories", before: ["pcat_1"], after: ["pcat_1", "pcat_2"] },
  ]);
});

it("shows a list whose entries only changed their order as a whole", () => {
  const [one, other] = [{ id: "a_1" }, { id: "a_2" }];
  const changes = findChangedObjects({
    before: { sec_1: { source: [one, other] } },
    after: { sec_1: { source: [other, one] } },
  });
  expect(changes[0]?.fields).toEqual([{ name: "source", before: [one, other], after: [other, one] }]);
});
