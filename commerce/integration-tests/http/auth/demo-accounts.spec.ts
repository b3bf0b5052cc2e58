import { beforeAll, describe, expect, it } from "vitest";
import { openDemoAccounts } from "../../../src/scripts/published-passwords.ts";
import { runNode } from "../../harness/run-node.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { authCalls, mailsTo, tokenIn } from "./auth-calls.ts";
import { givePassword } from "./give-password.ts";

let shop: Shop;
let auth: ReturnType<typeof authCalls>;

beforeAll(async () => {
  shop = await sharedShop("people");
  auth = authCalls(shop.commerce);
});

describe("a published password of the demo", () => {
  const production = () => ({ ...testEnvironment, NODE_ENV: "production", DATABASE_URL: shop.ownerUrl });
  const openAdministrator = (account: { email: string; password: string }) =>
    shop.commerce.run<string>("../../http/auth/inside/open-administrator.ts", account);
  const readCode = async (token: string) => (await auth.exchange(token)).body.code;

  it("prevents a production start until its accounts are locked, and no mailed link opens an administrator's", async () => {
    const demo = { email: "buyer@bezak.uz", password: "bezak-buyer" };
    const { body } = await auth.register({ email: demo.email });
    await givePassword(shop, demo);
    await auth.register({ email: "seller@bezak.uz", password: "one of their own" });
    const own = { email: "admin@bezak.uz", password: "nobody-else-knows" };
    const moved = { email: "moved@example.uz", password: "bezak-admin" };
    await openAdministrator(own);
    const movedId = await openAdministrator({ ...moved, password: "quiet lantern" });
    await givePassword(shop, moved);
    const { body: signedIn } = await auth.login(own.email, own.password);
    const open = await openDemoAccounts(shop.ownerUrl);
    // published passwords are tested against every administrator
    expect(open.toSorted()).toEqual([own.email, demo.email, moved.email]);
    const env = production();
    await expect(runNode(["src/scripts/start.ts"], env)).rejects.toThrow(
      new RegExp(`\n${open.join(", ").replaceAll(".", String.raw`\.`)}: .*lock-demo`),
    );
    await runNode(["src/scripts/lock-demo.ts"], env);
    expect(await openDemoAccounts(shop.ownerUrl)).toEqual([]);
    expect((await auth.login(demo.email, demo.password)).status).toBe(401);
    for (const { token } of [body, signedIn]) expect(await readCode(token)).toBe("session_expired");
    expect((await auth.login("seller@bezak.uz", "one of their own")).status).toBe(200);
    expect((await auth.login(moved.email, moved.password)).status).toBe(401);
    await auth.forgot(own.email);
    await auth.forgot(moved.email);
    const [link] = await mailsTo(shop.commerce, moved.email, 1);
    expect((await auth.reset(tokenIn(link), "quiet lantern")).status).toBe(200);
    expect((await auth.login(moved.email, "quiet lantern")).body.user.id).toBe(movedId);
    const undone = `from pgboss.job where name = 'forgotten-password' and state <> 'completed'`;
    await until(
      "the jobs to be done",
      async () => !(await shop.db.query(`select 1 ${undone}`)).rowCount || null,
    );
    const mailed = await shop.db.query("select 1 from shop_mail where recipient = $1", [own.email]);
    expect(mailed.rowCount).toBe(0);
  });
});
