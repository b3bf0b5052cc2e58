import { AsyncLocalStorage } from "node:async_hooks";
import type { MedusaContainer } from "@medusajs/framework/types";
import pg from "pg";
import type { LockedOrderRow } from "../../../../src/modules/payment-ledger/locked-order.ts";
import { getLedger } from "../../../../src/workflows/payment/get-ledger.ts";

export interface LedgerStatement {
  /** the called function of the ledger */
  call: string;
  text: string;
  values: unknown[];
}

/** Two orders of the ledger: one with an open attempt, one that is paid. */
export interface KnownRows {
  open: { orderId: string; number: string; externalId: string };
  paid: { orderId: string };
}

type Query = (this: unknown, query: unknown, ...rest: unknown[]) => unknown;

/** Also the driver of Medusa's connections; one of its overloads is enough here. */
const driver = pg.Client.prototype as unknown as { query: Query };

/** Tells the statements of a call from those of jobs that run beside it. */
const called = new AsyncLocalStorage<string>();

/** Calls every function of the ledger and returns the statements that it ran on the ledger's tables. */
export default async function statements(
  container: MedusaContainer,
  { open, paid }: KnownRows,
): Promise<LedgerStatement[]> {
  const ledger = getLedger(container);
  const { dues, reversals, sweeps } = ledger;
  const nobody = "order_of_nobody";
  const day = 86_400_000;
  const { orderId } = open;
  const calls: Record<string, () => Promise<unknown>> = {
    withNumber: () => ledger.withNumber(open.number, async () => undefined),
    withOrder: () => ledger.withOrder(orderId, async () => undefined),
    withExternalId: () => ledger.withExternalId("payme", open.externalId, async () => undefined),
    attempt: () => ledger.attempt("payme", open.externalId),
    listAttempts: () => ledger.listAttempts([orderId, paid.orderId]),
    findPayable: () => ledger.findPayable(orderId),
    statement: () => ledger.statement("payme", Date.now() - day, Date.now()),
    note: () => ledger.note({ gateway: "payme", call: "test", request: {}, answer: {} }),
    lockedOrder: () => ledger.withOrder(orderId, (order) => runEverything(order)),
    "dues.open": () =>
      dues.open({
        orderId: nobody,
        number: "9999999999",
        customerId: nobody,
        method: "payme",
        amount: 1,
        openUntil: null,
        language: "ru",
        receipt: null,
      }),
    "dues.remove": () => dues.remove(nobody),
    "dues.of": () => dues.of([orderId, paid.orderId]),
    "dues.reprice": () =>
      dues.reprice(orderId, { amount: 1, receipt: null, captured: 0 }, async () => undefined),
    "dues.close": () => dues.close(orderId, 0, async () => undefined),
    "dues.handOver": () => dues.handOver(paid.orderId, true),
    "dues.takeKey": () => dues.takeKey("cus_1", "key", "hash"),
    "reversals.waiting": () => reversals.waiting(60),
    "reversals.payOut": () => reversals.payOut({ id: "x", orderId: paid.orderId, amount: 1, words: "x" }),
    "reversals.listPaidOut": () => reversals.listPaidOut(paid.orderId),
    "sweeps.expired": () => sweeps.expired(),
    "sweeps.unpaid": () => sweeps.unpaid(),
    "sweeps.toAsk": () => sweeps.toAsk("atmos", 10, 600),
    "sweeps.failedSince": () => sweeps.failedSince(new Date(Date.now() - day)),
    "sweeps.purge": () => sweeps.purge(),
  };
  const found: LedgerStatement[] = [];
  const ask = driver.query;
  for (const [call, run] of Object.entries(calls)) {
    driver.query = function (query, ...rest) {
      const { text, values } = (typeof query === "string" ? { text: query, values: rest[0] } : query) as {
        text?: string;
        values?: unknown;
      };
      if (
        text &&
        called.getStore() === call &&
        /payment_(due|attempt|event|key|paid_out)|fiscal_receipt/.test(text)
      ) {
        found.push({ call, text, values: Array.isArray(values) ? values : [] });
      }
      return ask.call(this, query, ...rest);
    };
    try {
      await called.run(call, run);
    } finally {
      driver.query = ask;
    }
  }
  return found;
}

async function runEverything(order: LockedOrderRow | undefined): Promise<void> {
  const held = order?.holding;
  if (!order || !held) throw new Error("The order has no open attempt");
  await order.note({ gateway: "payme", call: "test", request: {}, answer: {} }, held);
  await order.change(held, { looked: true });
  await order.keepReceipt(held, {
    type: "sale",
    receiptId: "1",
    statusCode: 0,
    message: null,
    terminalId: null,
    fiscalSign: null,
    qrCodeUrl: null,
    at: new Date(),
  });
  await order.move(held, "cancelled", { failure: "expired" });
  await order.choose("click", "pp_click_click", new Date());
  const next = await order.open({ gateway: "payme", method: "payme", externalId: "another" });
  await order.move(next, "cancelled");
}
