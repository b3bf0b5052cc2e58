import { expect, it } from "vitest";
import { listRanks, mayCall, mayUse } from "./rights.ts";

it("permits the calls and parts of a rank", () => {
  expect(mayCall("owner", "POST /admin/payouts/bank-file")).toBe(true);
  expect(mayCall("finance", "POST /admin/payouts/bank-file")).toBe(true);
  expect(mayCall("manager", "POST /admin/payouts/bank-file")).toBe(false);
  expect(mayCall("support", "GET /admin/users")).toBe(true);
  expect(mayCall("support", "PUT /admin/users/{id}")).toBe(false);
  expect(mayUse("manager", "administrators")).toBe(false);
  expect(mayUse("owner", "administrators")).toBe(true);
});

it("hides nothing from an administrator of an older server, which knows no ranks", () => {
  expect(mayCall(undefined, "GET /admin/settings")).toBe(true);
});

it("lists the ranks of several calls once", () => {
  expect(listRanks(["GET /admin/reviews", "GET /admin/refunds-owed"])).toEqual([
    "owner",
    "manager",
    "support",
    "content",
    "finance",
  ]);
});
