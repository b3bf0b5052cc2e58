import { expect, it } from "vitest";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";
import { readAttempts, toBody, clickAt, openPayable, toPrepare } from "./click-calls.ts";

it("answers Click with -8 when it calls from an address that the shop does not list", async () => {
  // it lists 203.0.113.7 and 203.0.113.8/31
  const listing = await sharedShop("finance");
  const order = await openPayable(listing);
  const body = toBody(toPrepare(order));
  const from = async (address?: string, secret: string = testEnvironment.COMMERCE_SECRET) => {
    const forwarded: Record<string, string> = address ? { "x-forwarded-for": address } : {};
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "x-commerce-secret": secret,
      ...forwarded,
    };
    return (await clickAt(listing.commerce.base).raw("prepare", body, { headers })).error;
  };
  /** Security events of Click's calls in the log. */
  const events = () =>
    listing.commerce
      .output()
      .split("\n")
      .filter((line) => line.startsWith('{"security"'))
      .map((line) => (JSON.parse(line) as { security: Record<string, unknown> }).security)
      .filter(({ gateway }) => gateway === "click");
  try {
    // only the web server is believed, and only the address that it adds
    expect(await from("203.0.113.8", "wrong")).toBe(-8);
    expect([await from(), await from("203.0.113.7, 198.51.100.1")]).toEqual([-8, -8]);
    expect(await readAttempts(listing, order)).toEqual([]);
    expect(await from("203.0.113.8")).toBe(0);
    await until("the log to come", () => events().length === 3);
    // with the believed address and nothing of the call's content
    const refused = { event: "gateway_refused", outcome: "refused", gateway: "click", reason: "address" };
    expect(events()).toMatchObject([
      { ...refused, client: "127.0.0.1" },
      { ...refused, client: "127.0.0.1" },
      { ...refused, client: "198.51.100.1" },
    ]);
    expect(JSON.stringify(events())).not.toContain(order.number);
  } finally {
    // other specs of that shop check all payables
    for (const table of ["payment_event", "payment_attempt"])
      await listing.db.query(`delete from ${table} where order_id = $1`, [order.id]);
    await listing.db.query("delete from payment_due where id = $1", [order.id]);
  }
});
