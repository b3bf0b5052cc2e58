import { beforeAll, describe, expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { authCalls } from "./auth-calls.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;
let boss: string;

const account = { email: "steps-up@example.uz", password: "boss-password" };

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
  await shop.commerce.run("../../http/auth/inside/open-administrator.ts", account);
  boss = (await auth.login(account.email, account.password)).body.token;
});

const proofOf = (token: string, minutes: number) =>
  shop.commerce.run<string>("../../http/auth/inside/old-proof.ts", { token, minutes });

/** The code of a refused call; undefined when the call was made. */
async function endSessions(token: string, proof?: string) {
  const { adminToken } = (await auth.exchange(token, { proof })).body;
  const path = "/admin/accounts/cus_none/sessions";
  return (await shop.commerce.call<{ code?: string }>("DELETE", path, { token: adminToken ?? "" })).body.code;
}

describe("a confirmation by an administrator", () => {
  it("serves the work in the panel for fifteen minutes, in its own session", async () => {
    expect(await endSessions(boss)).toBe("confirmation_required");
    const { proof, expiresAt } = (await auth.confirm(boss, account.password)).body;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(15);
    // twice: one confirmation serves several calls
    for (const used of [proof, proof, await proofOf(boss, 14)])
      expect(await endSessions(boss, used)).toBe("account_not_found");
    for (const minutes of [15, 16, 600])
      expect(await endSessions(boss, await proofOf(boss, minutes))).toBe("confirmation_required");
    // of another session of the same administrator
    const other = (await auth.login(account.email, account.password)).body.token;
    expect(await endSessions(other, proof)).toBe("confirmation_required");
    // a proof from the future was not written by this server
    expect(await endSessions(boss, await proofOf(boss, -3))).toBe("confirmation_required");
  });

  it("has to be fresh for their own account", async () => {
    const ask = async (minutes: number) => {
      const proof = await proofOf(boss, minutes);
      return (await auth.askEmailUnconfirmed(boss, "elsewhere@example.uz", proof)).body.code;
    };
    expect(await ask(6)).toBe("confirmation_required");
    expect(await ask(4)).toBeUndefined();
    const { adminToken } = (await auth.exchange(boss, { proof: await proofOf(boss, 6) })).body;
    const setUp = await shop.commerce.call<{ code?: string }>("POST", "/customer/second-factor", {
      token: adminToken ?? "",
    });
    expect(setUp.body.code).toBe("confirmation_required");
  });
});

it("the confirmation of a buyer serves for five minutes", async () => {
  const { token } = (await auth.register({ email: "steps-up-buyer@example.uz" })).body;
  const { expiresAt } = (await auth.confirm(token)).body;
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(5);
  const end = async (minutes: number) =>
    (await auth.endUnconfirmed(token, { proof: await proofOf(token, minutes) })).status;
  expect([await end(4), await end(5)]).toEqual([200, 403]);
});
