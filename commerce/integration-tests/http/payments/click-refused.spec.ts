import { beforeAll, describe, expect, it } from "vitest";
import type { Shop } from "../../harness/shop.ts";
import {
  readAttempts,
  toBody,
  toComplete,
  openClickClient,
  openPayable,
  toPrepare,
  type ClickClient,
  type Fields,
} from "./click-calls.ts";

let shop: Shop;
let click: ClickClient["click"];

beforeAll(async () => {
  ({ shop, click } = await openClickClient());
});

describe("an invalid call of Click", () => {
  it("is -8 when a field is missing", async () => {
    const order = await openPayable(shop);
    const fields = toPrepare(order);
    for (const name of [...Object.keys(fields), "sign_string"]) {
      const body = new URLSearchParams(toBody(fields));
      body.delete(name);
      expect([name, (await click.raw("prepare", body.toString())).error]).toEqual([name, -8]);
    }
    const complete = toComplete(fields, 1);
    const body = new URLSearchParams(toBody(complete));
    body.delete("merchant_prepare_id");
    expect((await click.raw("complete", body.toString())).error).toBe(-8);
    expect(await readAttempts(shop, order)).toEqual([]);
  });

  it("is -8 when a field has another type or names another service", async () => {
    const order = await openPayable(shop);
    const wrong: Fields[] = [
      { click_trans_id: "abc" },
      { click_trans_id: "9223372036854775808" },
      { click_trans_id: "-1" },
      { click_paydoc_id: "" },
      { service_id: "12346" },
      { service_id: "012345" },
      { error: "" },
      { error: "1" },
      { error: "-0" },
      { error: "00" },
      { error: "nil" },
      { sign_time: "yesterday" },
      { sign_time: "2026-13-15 12:30:45" },
      // the signed text is the same, split elsewhere
      { amount: "5000.0", action: "0", sign_time: "02026-01-15 12:30:45" },
    ];
    for (const own of wrong) {
      expect([own, (await click.prepare(toPrepare(order, own))).error]).toEqual([own, -8]);
    }
    expect((await click.complete(toComplete(toPrepare(order), "seven"))).error).toBe(-8);
    expect(await readAttempts(shop, order)).toEqual([]);
  });

  it("is -8 when it is no form, with HTTP 200 and JSON all the same", async () => {
    const order = await openPayable(shop);
    const body = toBody(toPrepare(order));
    const json = JSON.stringify(Object.fromEntries(new URLSearchParams(body)));
    const refused = [
      await click.raw("prepare", json, { headers: { "content-type": "application/json" } }),
      await click.raw("prepare", json),
      await click.raw("prepare", "{broken", { headers: { "content-type": "application/json" } }),
      await click.raw("prepare", body, { headers: { "content-type": "multipart/form-data; boundary=x" } }),
      await click.raw("prepare", body, { headers: { "content-type": "text/json" } }),
      await click.raw("prepare", ""),
      await click.raw("prepare", "%"),
      await click.raw("prepare", `${body}&click_trans_id=1`),
      await click.raw("prepare", `${body}&amount=5000.00`),
      await click.raw("prepare", `${body}&x=${"x".repeat(70_000)}`),
      await click.raw("prepare", undefined, { method: "GET" }),
      await click.raw("complete", body, { method: "PUT" }),
      await click.raw("complete", body, { method: "PATCH" }),
      await click.raw("complete", body, { method: "DELETE" }),
      await click.raw("complete", undefined, { method: "OPTIONS" }),
    ];
    for (const { status, contentType, error, note } of refused) {
      expect({ status, contentType, error, note }).toEqual({
        status: 200,
        contentType: "application/json; charset=utf-8",
        error: -8,
        note: "Error in request from click",
      });
    }
    const head = await fetch(`${shop.commerce.base}/payments/click/prepare`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await readAttempts(shop, order)).toEqual([]);
  });

  it("is -1 with a wrong signature, before anything is looked up", async () => {
    const order = await openPayable(shop);
    const fields = toPrepare(order);
    const right = new URLSearchParams(toBody(fields)).get("sign_string") ?? "";
    for (const sign_string of [
      "",
      right.toUpperCase(),
      right.slice(1),
      `${right}0`,
      ` ${right}`,
      "я".repeat(16),
    ]) {
      expect((await click.prepare({ ...fields, sign_string })).error).toBe(-1);
    }
    // the same amount with another text than the signed one
    expect((await click.prepare({ ...fields, amount: "5000", sign_string: right })).error).toBe(-1);
    expect((await click.prepare({ ...fields, merchant_trans_id: "1", sign_string: right })).error).toBe(-1);
    // the signature of Prepare is not that of Complete
    expect((await click.complete(toComplete(fields, 7, { sign_string: right }))).error).toBe(-1);
    expect(await readAttempts(shop, order)).toEqual([]);
  });

  it("is -3 when its action differs from its address, before the order is looked up", async () => {
    const order = { number: "0000000000", amount: 5000 };
    const answers = [
      await click.prepare(toPrepare(order, { action: "2" })),
      await click.prepare(toPrepare(order, { action: "-1" })),
      await click.prepare(toPrepare(order, { action: "" })),
      await click.prepare(toComplete(toPrepare(order), 1)),
      await click.complete(toPrepare(order)),
      await click.complete(toComplete(toPrepare(order), 1, { action: "4" })),
    ];
    expect(answers.map(({ error }) => error)).toEqual([-3, -3, -3, -3, -3, -3]);
  });

  it("is -5 for an unknown order, whatever its name", async () => {
    for (const number of [
      "0000000000",
      "",
      "order_1001",
      "1234567890 ",
      "١٢٣٤٥٦٧٨٩٠",
      "' or 1=1 --",
      "9".repeat(3000),
    ]) {
      const reply = await click.prepare(toPrepare({ number, amount: 5000 }));
      expect([number, reply.error]).toEqual([number, -5]);
      expect((await click.complete(toComplete(toPrepare({ number, amount: 5000 }), 1))).error).toBe(-5);
    }
  });
});
