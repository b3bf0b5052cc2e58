import { must } from "../gateways/checklist.ts";
import type { CallPayme } from "../gateways/payme/caller.ts";
import { newPaymeId } from "../gateways/payme/run.ts";
import { mustBe, getResult } from "../gateways/payme/scenario.ts";
import type { Bench } from "./bench.ts";

/** While a transaction is open, its order must not change. */
export async function checkPaymeFrozen({ list, shop }: Bench, call: CallPayme): Promise<void> {
  const { order } = await shop.orderToPay("payme");
  const wanted = { account: { order_id: order.number }, amount: order.totals.total * 100 };
  const id = newPaymeId();
  await list.point("25", "an order is not changed while its transaction is open", async () => {
    mustBe(getResult(await call("CreateTransaction", { ...wanted, id, time: Date.now() })), { state: 1 });
    const [parcel] = order.parcels;
    const [line] = parcel?.items ?? [];
    must(parcel !== undefined && line !== undefined, "the order has no line");
    const changes = {
      "to cancel it": await shop.cancel(order),
      "to cancel a parcel of it": await shop.cancel(order, { parcelId: parcel.id }),
      "to cancel a line of it": await shop.cancel(order, { itemId: line.id }),
      "to pay it another way": await shop.call("POST", "/payments", { orderId: order.id, method: "click" }),
    };
    for (const [change, { status, code }] of Object.entries(changes))
      must(status === 409 && code === "payment_in_progress", `${change}: HTTP ${status} ${code}`);
    mustBe(getResult(await call("PerformTransaction", { id })), { state: 2 });
  });
  await list.point("25a", "and may be changed again after a cancellation", async () => {
    mustBe(getResult(await call("CancelTransaction", { id, reason: 5 })), { state: -2 });
    const { status } = await shop.cancel(order);
    must(status === 200 || status === 409, `to cancel it: HTTP ${status}`);
  });
}
