import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FiscalOutcome } from "../../../src/providers/click/fiscal.ts";
import { hurryJobs } from "../../harness/payments/hurry-jobs.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import {
  readAttempts,
  clickAt,
  toComplete,
  openPayable,
  toPrepare,
  type PayableOrder,
} from "./click-calls.ts";
import { sharedClick, type Behaviour, type FakeClick } from "../../harness/payments/fake-click.ts";

/** Above 2^53 and odd, so that a rounded id differs. */
const PAYDOC = "9007199254740997";
const ok = (more = ""): Behaviour => ({ text: `{"error_code":0,"error_note":"Success"${more}}` });
const refused: Behaviour = { text: '{"error_code":-16,"error_note":"Payment not found"}', status: 404 };

let server: FakeClick;
let shop: Shop;

beforeAll(async () => {
  [shop, server] = [await sharedShop("payments"), await sharedClick()];
});

afterAll(() => server?.beSilent());

/** Calls about payments of this spec. */
const receivedCalls = () => server.received.filter(({ path, body }) => `${path} ${body}`.includes(PAYDOC));
const calls = () =>
  receivedCalls().map(({ method, path }) => `${method} ${path.replace("/v2/merchant", "")}`);

describe("Click's fiscal receipt", () => {
  const items = [
    {
      title: "Шарф",
      price: 19_990,
      quantity: 3,
      ikpu: "07117000000000001",
      packageCode: "1495000",
      vatPercent: 12,
    },
    {
      title: "Брошь",
      price: 45_000,
      quantity: 1,
      ikpu: "07117000000000002",
      packageCode: "1495001",
      vatPercent: 0,
    },
  ];
  const receipt = { items, delivery: 25_000 };
  const amount = 19_990 * 3 + 45_000 + 25_000;
  const qr = "https://ofd.soliq.uz/epi?t=EP000000000026&r=123456789&c=20260115123045&s=987654321";

  const paid = async (other: object = {}): Promise<PayableOrder> => {
    const order = await openPayable(shop, { amount, receipt, ...other });
    const { prepare, complete } = clickAt(shop.commerce.base);
    const fields = toPrepare(order, { click_paydoc_id: PAYDOC });
    const { id } = await prepare(fields);
    expect((await complete(toComplete(fields, Number(id)))).error).toBe(0);
    return order;
  };
  const work = (order: PayableOrder, read = false) =>
    shop.commerce.run<FiscalOutcome>("../../http/payments/inside/click-fiscal.ts", {
      orderId: order.id,
      read,
    });

  it("gets its lines in tiyin, once", async () => {
    const order = await paid();
    server.answers(({ method }) => (method === "POST" ? ok() : refused));
    expect(await work(order)).toEqual({ kind: "done" });
    expect(await work(order)).toEqual({ kind: "done" });
    expect(calls()).toEqual([`GET /payment/ofd_data/12345/${PAYDOC}`, "POST /payment/ofd_data/submit_items"]);
    const body = receivedCalls()[1]?.body ?? "";
    expect(body).toContain(`"payment_id":${PAYDOC},`);
    expect(JSON.parse(body)).toMatchObject({
      service_id: 12_345,
      received_ecash: 0,
      received_cash: 0,
      received_card: 12_997_000,
      items: [
        {
          Name: "Шарф",
          SPIC: "07117000000000001",
          PackageCode: "1495000",
          GoodPrice: 1_999_000,
          Price: 5_997_000,
          Amount: 3,
          VAT: 642_536,
          VATPercent: 12,
        },
        { Name: "Брошь", GoodPrice: 4_500_000, Price: 4_500_000, Amount: 1, VAT: 0, VATPercent: 0 },
        { Name: "Доставка", SPIC: "10112006002000000", Price: 2_500_000, Amount: 1, VAT: 267_857 },
      ],
    });
    expect(await readAttempts(shop, order)).toMatchObject([
      { data: { fiscalSubmitted: expect.any(String) } },
    ]);
  });

  it("is found when the answer to an earlier attempt was lost, and stored with its QR code", async () => {
    const order = await paid();
    server.answers(({ method }) => (method === "POST" ? "drop" : refused));
    expect(await work(order)).toMatchObject({ kind: "silent" });
    server.answers(() => ({ text: `{"paymentId":${PAYDOC},"qrCodeURL":"${qr}"}` }));
    expect(await work(order)).toEqual({ kind: "done" });
    expect(calls()).toEqual([`GET /payment/ofd_data/12345/${PAYDOC}`]);
    expect(await work(order, true)).toEqual({ kind: "done" });
    const { rows } = await shop.db.query("select * from fiscal_receipt where order_id = $1", [order.id]);
    expect(rows).toMatchObject([
      {
        type: "sale",
        receipt_id: "123456789",
        status_code: 0,
        terminal_id: "EP000000000026",
        fiscal_sign: "987654321",
        qr_code_url: qr,
        at: new Date("2026-01-15T12:30:45+05:00"),
      },
    ]);
  });

  it("is asked for again when there is none, and never stored with another kind of address", async () => {
    const order = await paid();
    const none: Behaviour[] = [
      refused,
      { text: "{}" },
      { text: '{"qrCodeURL":""}' },
      { text: '{"qrCodeURL":null}' },
      { text: '{"qrCodeURL":"javascript:alert(1)"}' },
      { text: '{"qrCodeURL":"http://ofd.soliq.uz/epi?r=1"}' },
    ];
    for (const behaviour of none) {
      server.answers(() => behaviour);
      expect(await work(order, true)).toMatchObject({ kind: "nothing" });
    }
    server.answers(() => "silent");
    expect(await work(order, true)).toMatchObject({ kind: "silent", why: "no answer in time" });
    const { rows } = await shop.db.query("select 1 from fiscal_receipt where order_id = $1", [order.id]);
    expect(rows).toEqual([]);
  });

  it("that Click refuses is stored with Click's reason and can be sent again on request", async () => {
    const order = await paid();
    server.answers(({ method }) =>
      method === "POST" ? { text: '{"error_code":-1,"error_note":"SPIC is unknown"}', status: 400 } : refused,
    );
    expect(await work(order)).toEqual({ kind: "refused", why: "-1 SPIC is unknown" });
    const { rows } = await shop.db.query<{ answer: object }>(
      "select answer from payment_event where order_id = $1 and call = 'submit_items'",
      [order.id],
    );
    expect(rows).toEqual([{ answer: { kind: "refused", code: -1, note: "SPIC is unknown" } }]);
    const [attempt] = await readAttempts(shop, order);
    expect(attempt?.data).toMatchObject({ fiscalRefused: "-1 SPIC is unknown" });
    expect(attempt?.data).not.toHaveProperty("fiscalSubmitted");
  });

  /** Runs the waiting retry of an order's job now, on request as its last one. */
  async function tryNow(order: PayableOrder, { last = false } = {}): Promise<void> {
    await until("the job to wait for another attempt", async () => {
      const { rowCount } = await shop.db.query(
        `update pgboss.job set retry_limit = case when $2 then retry_count else retry_limit end
         where name = 'submit-fiscal' and data->>'orderId' = $1 and state = 'retry'`,
        [order.id, last],
      );
      if (rowCount !== 1) return false;
      return (await hurryJobs(shop.db, "submit-fiscal", order.id)) === 1;
    });
  }
  const refusing = (note: string) => (call: { method: string }) =>
    call.method === "POST" ? { text: `{"error_code":-1,"error_note":"${note}"}`, status: 400 } : refused;
  const readData = async (order: PayableOrder) => (await readAttempts(shop, order))[0]?.data;
  const submit = (order: PayableOrder) =>
    shop.commerce.run("enqueue.ts", { task: "submit-fiscal", data: { orderId: order.id }, count: 1 });

  it("that Click refuses is sent again by the job until Click accepts it", async () => {
    const order = await paid();
    server.answers(refusing("SPIC is unknown"));
    await submit(order);
    await until("a refusal", async () => Boolean((await readData(order))?.fiscalRefused));
    const sent = () => calls().filter((call) => call.startsWith("POST")).length;
    expect(sent()).toBe(1);
    await tryNow(order);
    await until("a second attempt", () => Promise.resolve(sent() === 2));
    server.answers(({ method }) => {
      if (method === "POST") return ok();
      return sent() === 0 ? refused : { text: `{"qrCodeURL":"${qr}"}` };
    });
    await tryNow(order);
    await until("the receipt", async () => Boolean((await readData(order))?.fiscalRead));
    expect(sent()).toBe(1);
    expect(await readData(order)).toMatchObject({ fiscalRefused: null });
    expect(await readData(order)).not.toHaveProperty("fiscalGivenUp");
  });

  it("that Click always refuses is given up once, and logged and notified to administrators", async () => {
    const order = await paid();
    server.answers(refusing("SPIC is unknown"));
    await submit(order);
    await tryNow(order, { last: true });
    await until("it to be given up", async () => Boolean((await readData(order))?.fiscalGivenUp));
    expect(shop.commerce.output()).toContain(
      `Order ${order.number} has no fiscal receipt of Click and is not tried again: -1 SPIC is unknown`,
    );
    const administrator = await shop.commerce.run<string>("../../http/auth/inside/open-administrator.ts", {
      email: "fiscal@example.uz",
      password: "boss-password",
    });
    // once, even if the shop's own job is faster
    await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
    const { rows: entries } = await shop.db.query<{ data: object }>(
      "select data from inbox_entry where event = 'admin_receipt_missing' and customer_id = $1",
      [administrator],
    );
    expect(entries).toMatchObject([{ data: { number: order.number, reason: "-1 SPIC is unknown" } }]);
    const { rows } = await shop.db.query(
      "select name from pgboss.job where data->>'orderId' = $1 and name like '%-fiscal' and state in ('created', 'retry')",
      [order.id],
    );
    expect(rows).toEqual([]);
  });

  it("is not sent without codes or payment, and rejected with lines that do not add up", async () => {
    server.answers(() => ok());
    expect(await work(await paid({ receipt: null }))).toMatchObject({ kind: "nothing" });
    expect(await work(await openPayable(shop, { amount, receipt }))).toMatchObject({ kind: "nothing" });
    expect(calls()).toEqual([]);
    server.answers(({ method }) => (method === "POST" ? ok() : refused));
    const short = { items, delivery: 24_999 };
    await expect(work(await paid({ receipt: short }))).rejects.toThrow(/does not match a payment/);
    expect(calls()).toEqual([`GET /payment/ofd_data/12345/${PAYDOC}`]);
  });
});
