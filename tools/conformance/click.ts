import { must } from "../gateways/checklist.ts";
import { clickCaller } from "../gateways/click/caller.ts";
import type { CallClick } from "../gateways/click/caller.ts";
import { CheckedCalls, trialPayment } from "../gateways/click/checked-calls.ts";
import { FifteenSteps } from "../gateways/click/fifteen-steps.ts";
import type { ClickOrder } from "../gateways/click/fifteen-steps.ts";
import { toFields } from "../gateways/click/steps.ts";
import type { Bench } from "./bench.ts";
import { checkClickMerchantApi } from "./click-merchant-api.ts";

/** An order of the shop, to be charged by Click. */
export async function clickOrder({ shop }: Bench): Promise<ClickOrder & { payUrl: string | null }> {
  const { order, payment } = await shop.orderToPay("click");
  return { account: order.number, amount: order.totals.total.toFixed(2), payUrl: payment.payUrl };
}

/** Click's fifteen steps, the error codes that they do not cover, and the Merchant API. */
export async function checkClick(bench: Bench): Promise<void> {
  const { list, settings } = bench;
  const call = clickCaller(settings);
  const calls = new CheckedCalls(call, settings);
  const orders = [await clickOrder(bench), await clickOrder(bench), await clickOrder(bench)];
  await list.point("0", "the shop's link names service, merchant, sum and order", async () => {
    const query = new URL(orders[0]?.payUrl ?? "http://none").searchParams;
    const wanted = {
      service_id: settings.click.serviceId,
      merchant_id: settings.click.merchantId,
      amount: orders[0]?.amount,
      transaction_param: orders[0]?.account,
    };
    for (const [name, value] of Object.entries(wanted))
      must(query.get(name) === value, `${name} is ${String(query.get(name))} and not ${String(value)}`);
  });
  await new FifteenSteps(calls).runAll(list, orders);
  await checkClickCodes(bench, call, calls);
  await checkClickMerchantApi(bench);
}

async function checkClickCodes(bench: Bench, call: CallClick, calls: CheckedCalls): Promise<void> {
  const { list, settings } = bench;
  const order = await clickOrder(bench);
  const fresh = () => trialPayment(order.account, order.amount);
  const without = (...names: string[]) => ({ unusual: { without: names } });
  for (const name of [
    "click_trans_id",
    "merchant_trans_id",
    "amount",
    "action",
    "sign_time",
    "sign_string",
    "error",
  ])
    await list.point(
      "16",
      `Prepare without ${name} → -8`,
      async () => void (await calls.expect(fresh(), { to: "prepare", error: -8, ...without(name) })),
    );
  await list.point("17", "Prepare for another service_id → -8", async () => {
    const service_id = String(Number(settings.click.serviceId) + 1);
    await calls.expect(fresh(), { to: "prepare", error: -8, change: { service_id } });
  });
  await list.point(
    "18",
    "an action that is neither 0 nor 1 → -3",
    async () => void (await calls.expect(fresh(), { to: "prepare", error: -3, change: { action: "7" } })),
  );
  await list.point(
    "18a",
    "Complete's action at Prepare's address → -3, or -8 for a missing field",
    async () =>
      void (await calls.expect(fresh(), { to: "prepare", error: [-3, -8], change: { action: "1" } })),
  );
  await list.point("19", "a wrong signature is checked before an unknown order → -1", async () => {
    const change = { merchant_trans_id: "0000000000" };
    await calls.expect(fresh(), { to: "prepare", error: -1, change, unusual: { sign: "f".repeat(32) } });
  });
  await list.point("20", "tiyin in place of sum, and a sum that is off by a tiyin → -2", async () => {
    for (const amount of [`${Number(order.amount) * 100}.00`, (Number(order.amount) + 0.01).toFixed(2)])
      await calls.expect(fresh(), { to: "prepare", error: -2, change: { amount } });
  });
  const payment = { ...fresh(), amount: String(Number(order.amount)) };
  await list.point(
    "21",
    "an amount without decimals: signed as it is written, compared by value",
    async () => void (await calls.expect(payment, { to: "prepare", error: 0 })),
  );
  await list.point(
    "22",
    "the same click_trans_id again is not recorded twice: the same merchant_prepare_id",
    async () => {
      const first = payment.prepareId;
      await calls.expect(payment, { to: "prepare", error: 0 });
      must(payment.prepareId === first, `${payment.prepareId} after ${first}`);
    },
  );
  await list.point(
    "23",
    "Complete whose reply is lost, then again → -4; the order is paid once",
    async () => {
      await call("complete", toFields(payment, settings.click.serviceId, "1"), { lose: true });
      await calls.expect(payment, { to: "complete", error: -4 });
    },
  );
  await list.point(
    "24",
    "Prepare on a paid order, with a new click_trans_id → -4",
    async () => void (await calls.expect(fresh(), { to: "prepare", error: -4 })),
  );
}
