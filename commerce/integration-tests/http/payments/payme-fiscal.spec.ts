import { beforeAll, describe, expect, it } from "vitest";
import { createPayable, newId, openPaymeClient, type PaymeClient } from "./payme-client.ts";

let payme: PaymeClient;

beforeAll(async () => {
  payme = await openPaymeClient();
});

const item = (title: string, price: number, quantity: number, vatPercent = 12) => ({
  title,
  price,
  quantity,
  vatPercent,
  ikpu: "00702001001000001",
  packageCode: "0123456",
});

describe("the receipt detail for Payme", () => {
  const items = [item("Кольцо", 100_000, 2), item("Soat", 250_001, 1, 0)];

  it("has every line in tiyin per piece, and delivery with its name", async () => {
    for (const [language, title] of [
      ["ru", "Доставка"],
      ["uz", "Yetkazib berish"],
      ["en", "Delivery"],
    ]) {
      const receipt = { items, delivery: 25_000 };
      const order = await createPayable(payme.shop, { amount: 475_001, receipt, language });
      const codes = { code: "00702001001000001", package_code: "0123456" };
      expect((await payme.check(order)).result).toEqual({
        allow: true,
        detail: {
          receipt_type: 0,
          shipping: { title, price: 2_500_000 },
          items: [
            { title: "Кольцо", price: 10_000_000, count: 2, ...codes, vat_percent: 12 },
            { title: "Soat", price: 25_000_100, count: 1, ...codes, vat_percent: 0 },
          ],
        },
      });
    }
  });

  it("has no delivery when it is free", async () => {
    const order = await createPayable(payme.shop, { amount: 450_001, receipt: { items, delivery: 0 } });
    const { result } = await payme.check(order);
    expect(Object.keys(result?.detail as object)).toEqual(["receipt_type", "items"]);
  });

  it("is omitted when its lines do not add up, and the order can be paid all the same", async () => {
    const order = await createPayable(payme.shop, { amount: 450_000, receipt: { items, delivery: 0 } });
    expect((await payme.check(order)).result).toEqual({ allow: true });
  });
});

describe("SetFiscalData", () => {
  const data = {
    receipt_id: 4501,
    status_code: 0,
    message: "accepted",
    terminal_id: "EP000000000025",
    fiscal_sign: "800031554082",
    qr_code_url: "https://ofd.soliq.uz/epi?t=EP000000000025&r=4501&c=20261122103015&s=800031554082",
    date: "20261122103015",
  };
  const send = (id: string, type: unknown, other: object = {}) =>
    payme.call("SetFiscalData", { id, type, fiscal_data: { ...data, ...other } });
  const receipts = async (id: string) => {
    const { rows } = await payme.shop.db.query<Record<string, unknown>>(
      `select f.* from fiscal_receipt f join payment_attempt a on a.id = f.attempt_id
       where a.external_id = $1 order by f.created_at`,
      [id],
    );
    return rows;
  };

  async function paid() {
    const [order, id] = [await createPayable(payme.shop), newId()];
    await payme.create(order, id, Date.now());
    await payme.perform(id);
    return { id, order };
  }

  it("stores the receipt of the sale, then that of the refund, each once", async () => {
    const { id, order } = await paid();
    for (const other of [{}, { receipt_id: "another" }]) {
      expect((await send(id, "PERFORM", other)).result).toEqual({ success: true });
    }
    expect((await send(id, "CANCEL")).error?.code).toBe(-32001);
    await payme.cancel(id, 5);
    expect((await send(id, "CANCEL", { receipt_id: "4502" })).result).toEqual({ success: true });
    expect(await receipts(id)).toMatchObject([
      {
        order_id: order.id,
        type: "sale",
        receipt_id: "4501",
        status_code: 0,
        message: "accepted",
        terminal_id: data.terminal_id,
        fiscal_sign: data.fiscal_sign,
        qr_code_url: data.qr_code_url,
        // 10:30 in Tashkent
        at: new Date("2026-11-22T05:30:15Z"),
      },
      { type: "refund", receipt_id: "4502" },
    ]);
  });

  it("accepts ids as numbers of any length and as strings", async () => {
    const { id } = await paid();
    const text = JSON.stringify({
      method: "SetFiscalData",
      params: { id, type: "PERFORM", fiscal_data: data },
      id: 1,
    });
    const body = text.replace('"receipt_id":4501', '"receipt_id":12345678901234567890');
    expect((await payme.raw({ body })).result).toEqual({ success: true });
    expect(await receipts(id)).toMatchObject([{ receipt_id: "12345678901234567890" }]);
  });

  it("stores no receipt that was not accepted, so that the next one can be stored", async () => {
    const { id } = await paid();
    const failed = { status_code: 7, message: "no answer", receipt_id: 1, date: undefined, qr_code_url: "" };
    expect((await send(id, "PERFORM", failed)).result).toEqual({ success: true });
    expect(await receipts(id)).toEqual([]);
    expect((await send(id, "PERFORM")).result).toEqual({ success: true });
    expect(await receipts(id)).toHaveLength(1);
  });

  it.each([undefined, null, "2026-11-22T10:30:15Z", "22.11.2026 10:30:15", "20260231000000", {}])(
    "stores a receipt with the date %j under the time of its arrival",
    async (date) => {
      const { id } = await paid();
      const before = Date.now();
      expect((await send(id, "PERFORM", { date })).result).toEqual({ success: true });
      const [receipt] = await receipts(id);
      const at = (receipt?.at as Date | undefined)?.getTime() ?? 0;
      expect([at >= before, at <= Date.now()]).toEqual([true, true]);
    },
  );

  it("of an unknown receipt, or of a payment that was never paid, is -32001", async () => {
    const [order, id] = [await createPayable(payme.shop), newId()];
    await payme.create(order, id, Date.now());
    for (const one of [id, newId(), "no", ""]) {
      expect((await send(one, "PERFORM")).error).toMatchObject({
        code: -32001,
        message: { ru: expect.any(String) },
      });
    }
  });

  it.each([
    ["type", { type: "SALE" }],
    ["fiscal_data", { fiscal_data: [] }],
    ["receipt_id", { fiscal_data: { ...data, receipt_id: undefined } }],
    ["status_code", { fiscal_data: { ...data, status_code: "0" } }],
    ["qr_code_url", { fiscal_data: { ...data, qr_code_url: "javascript:alert(1)" } }],
    ["qr_code_url", { fiscal_data: { ...data, qr_code_url: "https://" } }],
    ["terminal_id", { fiscal_data: { ...data, terminal_id: { a: 1 } } }],
    ["message", { fiscal_data: { ...data, message: "a\0b" } }],
    ["message", { fiscal_data: { ...data, message: "a\ud800b" } }],
  ])("with a wrong %s is -32602 and stores nothing", async (field, other) => {
    const { id } = await paid();
    const { error } = await payme.call("SetFiscalData", { id, type: "PERFORM", fiscal_data: data, ...other });
    expect([error?.code, error?.data]).toEqual([-32602, field]);
    expect(await receipts(id)).toEqual([]);
  });

  it("without an id of the right type is -32600", async () => {
    const { error } = await payme.call("SetFiscalData", { id: 7, type: "PERFORM", fiscal_data: data });
    expect([error?.code, error?.data]).toEqual([-32600, "id"]);
  });
});
