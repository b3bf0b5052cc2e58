import { expect, it } from "vitest";
import { findChanges, toStoredRows } from "./audited-changes.ts";

const customer = {
  id: "cus_1",
  email: "a@example.uz",
  phone: null,
  first_name: "Dilnoza",
  has_account: true,
  blocked: null,
  search_text: "dilnoza",
};

it("stores only the listed fields of a row, personal ones as a mark", () => {
  const stored = toStoredRows({ cus_1: customer });
  expect(stored.cus_1).toMatchObject({ email: "***", phone: null, first_name: "***", has_account: true });
  expect(JSON.stringify(stored)).not.toMatch(/dilnoza|example/i);
  expect(toStoredRows({ unknown_1: customer })).toEqual({ unknown_1: {} });
});

it("finds the fields that differ, also personal ones without their values", () => {
  const after = { ...customer, email: "b@example.uz", blocked: true };
  expect(findChanges({ cus_1: customer }, { cus_1: after })).toEqual({
    cus_1: { email: "***", blocked: true },
  });
  expect(findChanges({ cus_1: customer }, { cus_1: { ...customer } })).toBeNull();
});

it("finds created and deleted rows", () => {
  const rule = { id: "comrule_1", category_id: null, seller_id: "sel_1", rate: 1200 };
  const { id: _, ...stored } = rule;
  expect(findChanges({}, { comrule_1: rule })).toEqual({ comrule_1: stored });
  expect(findChanges({ comrule_1: rule }, {})).toEqual({ comrule_1: null });
});

it("compares the settings, of which the contacts are public", () => {
  const before = { contacts: { phone: "+998712000000" }, storeName: "Bezak" };
  const contacts = { phone: "+998712000001" };
  expect(findChanges({ settings: before }, { settings: { ...before, contacts } })).toEqual({
    settings: { contacts },
  });
});
