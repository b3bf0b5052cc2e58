import { randomBytes } from "node:crypto";
import { must } from "../gateways/checklist.ts";
import { paymeCaller } from "../gateways/payme/caller.ts";
import { readCheckoutLink } from "../gateways/payme/checkout-link.ts";
import { scenarioCancel } from "../gateways/payme/scenario-cancel.ts";
import { scenarioPay } from "../gateways/payme/scenario-pay.ts";
import { isAccountError, mustBe, mustRefuse, getResult } from "../gateways/payme/scenario.ts";
import type { PaymeOrder } from "../gateways/payme/scenario.ts";
import type { Bench } from "./bench.ts";
import { DemoSeller } from "./demo-seller.ts";
import { checkPaymeFrozen } from "./payme-frozen.ts";
import { checkPaymeParallel } from "./payme-parallel.ts";
import { checkPaymeStatement } from "./payme-statement.ts";
import { checkPaymeTransport } from "./payme-transport.ts";

/** An order of the shop, to be charged by Payme. */
export async function paymeOrder({ shop }: Bench): Promise<PaymeOrder & { payUrl: string | null }> {
  const { order, payment } = await shop.orderToPay("payme");
  return { account: { order_id: order.number }, amount: order.totals.total * 100, payUrl: payment.payUrl };
}

/** Payme's sixteen points, and further rules of the protocol. */
export async function checkPayme(bench: Bench): Promise<void> {
  const { list, settings } = bench;
  const call = paymeCaller(settings);
  const first = await paymeOrder(bench);
  const second = await paymeOrder(bench);
  const begun = Date.now() - 1;

  await list.point("0", "the shop's link leads to the checkout with merchant, order, tiyin", async () => {
    const link = readCheckoutLink(first.payUrl?.split("/").slice(-1)[0] ?? "");
    must(link, `payUrl is not a checkout link: ${String(first.payUrl)}`);
    must(link.merchantId === settings.payme.merchantId, `m is ${link.merchantId}`);
    must(link.account.order_id === first.account.order_id, `ac.order_id is ${String(link.account.order_id)}`);
    must(link.amount === first.amount, `a is ${link.amount} and not ${first.amount}`);
  });
  await checkPaymeTransport(bench, call, first);
  await list.point("2", "a wrong amount is refused by Check and Create: -31001", async () => {
    for (const amount of [1, first.amount / 100, first.amount + 1]) {
      const params = { amount, account: first.account };
      mustRefuse(await call("CheckPerformTransaction", params), (code) => code === -31001, "-31001");
      const create = await call("CreateTransaction", { ...params, id: "0".repeat(24), time: Date.now() });
      mustRefuse(create, (code) => code === -31001, "-31001");
    }
  });
  await list.point(
    "3",
    "an unknown order: -31050…-31099, three languages, data names the field",
    async () => {
      for (const order_id of ["000", "0000000000"]) {
        const exchange = await call("CheckPerformTransaction", {
          amount: first.amount,
          account: { order_id },
        });
        mustRefuse(exchange, isAccountError, "-31050…-31099");
        must(
          exchange.reply.kind === "answer" && /"data":\s*"order_id"/.test(exchange.reply.text),
          "data is not order_id",
        );
      }
    },
  );
  await list.point("3a", "an invalid account is refused with the protocol's codes", async () => {
    for (const account of [{ order_id: "x".repeat(300) }, {}, { order_id: null }, { order_id: "\u0000" }]) {
      const exchange = await call("CheckPerformTransaction", { amount: first.amount, account });
      mustRefuse(exchange, (code) => isAccountError(code) || code === -32600, "-31050…-31099 or -32600");
    }
  });
  await list.point("4", "CheckPerformTransaction allows a valid payment", async () => {
    const { amount, account } = first;
    mustBe(getResult(await call("CheckPerformTransaction", { amount, account })), { allow: true });
  });
  const cancelled = await scenarioCancel(list, call, first);
  const paid = await scenarioPay(list, call, second);
  await checkPaymeStatement(bench, call, { begun, ids: [cancelled, paid], order: second });
  await list.point("15", "CancelTransaction after delivery: -31007", async () => {
    const seller = new DemoSeller(settings.shop);
    await seller.enter();
    const { order } = await bench.shop.orderToPay("payme", seller.sellerId);
    const wanted = { account: { order_id: order.number }, amount: order.totals.total * 100 };
    const id = randomBytes(12).toString("hex");
    getResult(await call("CreateTransaction", { ...wanted, id, time: Date.now() }));
    getResult(await call("PerformTransaction", { id }));
    await seller.deliver(order);
    const exchange = await call("CancelTransaction", { id, reason: 5 });
    mustRefuse(exchange, (code) => code === -31007, "-31007");
    mustBe(getResult(await call("CheckTransaction", { id })), { state: 2 });
  });
  await list.point("16", "an unknown id on Perform, Cancel and Check: -31003", async () => {
    for (const method of ["PerformTransaction", "CancelTransaction", "CheckTransaction"]) {
      const exchange = await call(method, { id: "f".repeat(24), reason: 3 });
      mustRefuse(exchange, (code) => code === -31003, "-31003");
    }
  });
  await checkPaymeParallel(bench, call);
  await checkPaymeFrozen(bench, call);
}
