import { must } from "../gateways/checklist.ts";
import type { ClickPayment } from "../gateways/click/payments.ts";
import type { Bench } from "./bench.ts";
import { eventually } from "./simulators.ts";
import type { Simulators } from "./simulators.ts";

const TITLES = {
  reversed: "a paid order that is cancelled is given back by a reversal",
  refused: "a reversal that Click refuses: the refund is owed, not recorded as made",
  lost: "a reversal whose reply is lost: refunded once",
};

async function clickPayment(simulators: Simulators, account: string): Promise<ClickPayment | undefined> {
  const { payments } = await simulators.state<{ payments: ClickPayment[] }>("click");
  return payments.find((one) => one.account === account);
}

export async function checkClickMerchantApi({ list, shop, simulators }: Bench): Promise<void> {
  if (!simulators) {
    for (const title of Object.values(TITLES))
      list.notRun("25", title, "the gateways' simulators do not run");
    return;
  }
  const paid = async () => {
    const { order, payment } = await shop.orderToPay("click");
    const path = simulators.toPath(payment.payUrl);
    must(path, "payUrl does not lead to the simulator");
    const { end } = await simulators.press<{ end: string }>(path, { action: "pay" });
    must(end === "paid", `paying ended as ${end}`);
    await eventually(
      () => shop.payment(payment.id),
      ({ status }) => status === "paid",
    );
    return { order, payment };
  };
  await list.point("25", TITLES.reversed, async () => {
    const { order, payment } = await paid();
    const answer = await shop.cancel(order);
    must(answer.status === 200, `cancelling: HTTP ${answer.status} ${answer.code}`);
    await eventually(
      () => clickPayment(simulators, order.number),
      (one) => one?.reversed === true,
    );
    await eventually(
      () => shop.payment(payment.id),
      ({ refunded, amount }) => refunded === amount,
    );
  });
  await list.point("25", TITLES.refused, async () => {
    const { order, payment } = await paid();
    await simulators.fault({ gateway: "click", fault: "refuse_reversal", account: order.number });
    await shop.cancel(order);
    const now = await eventually(
      () => shop.payment(payment.id),
      ({ refundOwed }) => refundOwed > 0,
    );
    must(now.refunded === 0, `refunded is ${now.refunded}`);
    must(!(await clickPayment(simulators, order.number))?.reversed, "it was reversed");
  });
  await list.point("25", TITLES.lost, async () => {
    const { order, payment } = await paid();
    await simulators.fault({ gateway: "click", fault: "lose_reply", on: "reversal", account: order.number });
    await shop.cancel(order);
    await eventually(
      () => clickPayment(simulators, order.number),
      (one) => one?.reversed === true,
    );
    await eventually(
      () => shop.payment(payment.id),
      ({ refunded, amount }) => refunded === amount,
    );
  });
}
