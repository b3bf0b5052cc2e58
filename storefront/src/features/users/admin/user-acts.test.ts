import { administeredUser } from "@bezak/contract/examples/user-admin.ts";
import { expect, test } from "vitest";
import type { Texts } from "../../../i18n/texts.ts";
import { readApiError } from "../../../lib/api-error.ts";
import { describeRefusal, findRoleAct, listEffects, needsPassword, type UserAct } from "./user-acts.ts";

const shop = { id: "seller_1", name: "Atlas" };
const seller = { ...administeredUser, role: "seller" as const, shop };
const administrator = { ...administeredUser, role: "admin" as const };

test("offers only the change of a role that the call accepts", () => {
  const roleActs = [administeredUser, seller, administrator].map((user) =>
    [false, true].flatMap((blocked) =>
      [false, true].map((isOwn) => findRoleAct({ user: { ...user, blocked }, isOwn })),
    ),
  );
  expect(roleActs).toEqual([
    ["promote", null, null, null],
    [null, null, null, null],
    ["demote", null, "demote", null],
  ]);
});

test("asks for the password except to block and unblock anybody but an administrator", () => {
  const acts: readonly UserAct[] = ["block", "unblock", "endSessions", "promote", "demote", "close"];
  const without = (user: typeof administeredUser) => acts.filter((act) => !needsPassword(act, user));
  expect(without(administeredUser)).toEqual(["block", "unblock"]);
  expect(without(administrator)).toEqual([]);
});

test("says of whom what happens to a shop, to the own sessions and to a role", () => {
  const effects = (act: UserAct, user = administeredUser, isOwn = false) => listEffects(act, { user, isOwn });
  expect(effects("block")).not.toContain("userAdmin.effects.shopStays");
  expect(effects("block", seller)).toContain("userAdmin.effects.shopStays");
  expect(effects("endSessions")).toContain("userAdmin.effects.signOut");
  expect(effects("endSessions", administrator, true)).toContain("userAdmin.effects.ownSignOut");
  expect(effects("close", administrator).slice(-2)).toEqual([
    "userAdmin.effects.roleEnds",
    "userAdmin.effects.password",
  ]);
  expect(effects("close", seller)).toContain("userAdmin.effects.leavesShop");
});

test("words a refusal for the administrator where the call addresses the account's owner", () => {
  const t: Texts = (key) => key;
  const refused = (code: string) =>
    describeRefusal(readApiError(409, { code, error: "У вас есть заказы" }), t);
  expect(refused("orders_under_way")).toBe("userAdmin.refusals.orders_under_way");
  expect(refused("last_owner")).toBe("У вас есть заказы");
});
